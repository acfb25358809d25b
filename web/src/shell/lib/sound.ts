// The sounds of the app, made by Web Audio without files: dice on wood, a pen stroke, a lock, a tile, the end.
import { settings } from "./settings.svelte";

export type Sound = "dice" | "cross" | "lock" | "failed" | "tile" | "turn" | "end";

let context: AudioContext | null = null;
let out: GainNode | null = null;

/** The audio context, and its output at the current volume. */
function audio(): [AudioContext, GainNode] {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (!out) {
    out = new GainNode(context);
    out.connect(context.destination);
  }
  // Perceived loudness is about the square root of the gain.
  out.gain.value = settings.volume ** 2;
  return [context, out];
}

/** A short burst of filtered noise: something hard on wood, or a pen on paper. */
function knock(at: number, pitch: number, length: number, loud: number): void {
  const [ctx, ear] = audio();
  const frames = Math.ceil(ctx.sampleRate * length);
  const buffer = ctx.createBuffer(1, frames, ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = new AudioBufferSourceNode(ctx, { buffer });
  const filter = new BiquadFilterNode(ctx, { type: "bandpass", frequency: pitch, Q: 1.4 });
  const gain = new GainNode(ctx, { gain: loud });
  source.connect(filter).connect(gain).connect(ear);
  source.start(ctx.currentTime + at);
}

function tone(at: number, pitch: number, length: number, loud: number): void {
  const [ctx, ear] = audio();
  const start = ctx.currentTime + at;
  const oscillator = new OscillatorNode(ctx, { type: "triangle", frequency: pitch });
  const gain = new GainNode(ctx, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(ear);
  oscillator.start(start);
  oscillator.stop(start + length);
}

const SOUNDS: Record<Sound, () => void> = {
  dice: () =>
    [0, 0.07, 0.13, 0.22, 0.33, 0.42].forEach((at) =>
      knock(at, 900 + Math.random() * 900, 0.06, 0.5),
    ),
  cross: () => [0, 0.09].forEach((at) => knock(at, 3200, 0.08, 0.25)),
  lock: () => [392, 523].forEach((pitch, i) => tone(i * 0.12, pitch, 0.35, 0.12)),
  failed: () => [262, 196].forEach((pitch, i) => tone(i * 0.16, pitch, 0.4, 0.12)),
  tile: () => knock(0, 600, 0.09, 0.8),
  turn: () => tone(0, 660, 0.25, 0.08),
  end: () => [392, 494, 587, 784].forEach((pitch, i) => tone(i * 0.13, pitch, 0.6, 0.1)),
};

/** Play a sound, unless sound is off. Before the first tap browsers play none, so none is started. */
export function play(sound: Sound): void {
  if (settings.sound && navigator.userActivation?.hasBeenActive !== false) SOUNDS[sound]();
}
