import { settings } from './settings.svelte';

type Note = [frequency: number, start: number, length: number, shape?: OscillatorType];

/** Small sounds, made here: paper, a coin, a bell. */
const SOUNDS: Record<string, Note[]> = {
  card: [[180, 0, 0.04, 'triangle']],
  turn: [
    [660, 0, 0.12, 'sine'],
    [880, 0.12, 0.2, 'sine'],
  ],
  big: [
    [392, 0, 0.16, 'triangle'],
    [523, 0.14, 0.16, 'triangle'],
    [659, 0.28, 0.34, 'triangle'],
  ],
  no: [[130, 0, 0.16, 'sawtooth']],
};

let context: AudioContext | undefined;

/** Make a sound, where sounds are wanted. */
export function ring(name: keyof typeof SOUNDS): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [frequency, start, length, shape] of SOUNDS[name] ?? []) {
    const at = context.currentTime + start;
    const tone = new OscillatorNode(context, { frequency, type: shape ?? 'sine' });
    const loud = new GainNode(context, { gain: 0 });
    loud.gain.linearRampToValueAtTime(0.12, at + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(loud).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.05);
  }
}
