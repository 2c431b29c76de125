import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(html|js|css|wasm|svg|json|webmanifest|ftl|txt)$/;

/** Lays a .br and a .gz beside every file of the built page that becomes smaller so, for servers to send as they are. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      // The folder may be given from the root of the disk.
      folder = resolve(config.root, config.build.outDir);
    },
    // After the service worker, which is written in this step too.
    closeBundle: { order: 'post', sequential: true, handler: () => compressAll(folder) },
  };
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const brotli = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  const smaller = [
    ['.br', await promisify(brotliCompress)(content, brotli)],
    ['.gz', await promisify(gzip)(content, { level: 9 })],
  ] as const;
  for (const [ending, bytes] of smaller) {
    if (bytes.length < content.length) await writeFile(file + ending, bytes);
  }
}
