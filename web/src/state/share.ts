// A whole game in a link: its record, packed, after the # of the address, so that no server ever sees it.

/** No record is longer than this; a link that unpacks to more is refused. */
const MOST_BYTES = 1 << 20;

export async function pack(text: string): Promise<string> {
  const packed = await collect(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Throws if the text was not packed here, or is too long. */
export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  const unpacked = await collect(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new Error('too long');
    }
    parts.push(next.value);
  }
  const whole = new Uint8Array(length);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}
