// Small sounds, made here: wood on wood, a soft refusal, three notes at the end.

import { settings } from '../state/settings.js';

export type Sound = 'placed' | 'refused' | 'over';

let audio: AudioContext | undefined;

/** Plays a sound if the user wants sounds. */
export function play(sound: Sound): void {
  if (!settings.peek().sounds || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // Browsers start silent until the user has done something.
  void audio.resume();
  if (sound === 'placed') knock(audio, 0);
  if (sound === 'refused') tone(audio, 0, 140, 0.18, 0.12);
  if (sound === 'over') [262, 330, 392].forEach((pitch, index) => tone(audio!, index * 0.16, pitch, 0.7, 0.1));
}

/** A stone set down: a short thump with the rattle of wood over it. */
function knock(context: AudioContext, delay: number): void {
  const start = context.currentTime + delay;
  const noise = new AudioBufferSourceNode(context, { buffer: rattle(context) });
  const wood = new BiquadFilterNode(context, { type: 'bandpass', frequency: 950, Q: 1.4 });
  noise
    .connect(wood)
    .connect(fading(context, start, 0.35, 0.07))
    .connect(context.destination);
  noise.start(start);
  tone(context, delay, 170, 0.09, 0.3, 90);
}

/** One note that fades, gliding to `last` if that is given. */
function tone(
  context: AudioContext,
  delay: number,
  pitch: number,
  seconds: number,
  loudness: number,
  last = pitch,
): void {
  const start = context.currentTime + delay;
  const note = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  note.frequency.exponentialRampToValueAtTime(last, start + seconds);
  note.connect(fading(context, start, loudness, seconds)).connect(context.destination);
  note.start(start);
  note.stop(start + seconds);
}

function fading(context: AudioContext, start: number, loudness: number, seconds: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  return gain;
}

function rattle(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.ceil(context.sampleRate * 0.08), sampleRate: context.sampleRate });
  buffer.getChannelData(0).forEach((_, index, samples) => {
    samples[index] = Math.random() * 2 - 1;
  });
  return buffer;
}
