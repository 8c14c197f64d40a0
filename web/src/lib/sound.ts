/** Soft sounds, synthesised. Browsers allow them from the first tap on. */
import { settings } from "./settings.svelte";

export type Sound = "paper" | "die" | "lock" | "stamp";

let context: AudioContext | null = null;

/** Start or resume the audio; browsers allow both only during a tap or a key press. */
function wake(event: Event): void {
  if (event instanceof KeyboardEvent && event.key === "Escape") return; // the one key that does not count
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume();
}
for (const gesture of ["pointerup", "keydown"]) addEventListener(gesture, wake);

/** Filtered noise that fades out. */
function rustle(audio: AudioContext, at: number, long: number, pitch: number, loud: number): void {
  const length = Math.ceil(audio.sampleRate * long);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < length; place += 1) samples[place] = (Math.random() * 2 - 1) * (1 - place / length) ** 2;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.09);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.12);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.13);
}

export function play(sound: Sound): void {
  if (!context || !settings.chosen.sound || document.hidden) return;
  const audio = context;
  const now = audio.currentTime + 0.01;
  if (sound === "paper") rustle(audio, now, 0.16, 3200, 0.12);
  else if (sound === "die") {
    for (const wait of [0, 0.09, 0.16, 0.21]) knock(audio, now + wait, 420 + 90 * Math.random(), 0.12);
  } else if (sound === "lock") {
    knock(audio, now, 900, 0.07);
    knock(audio, now + 0.11, 620, 0.1);
  } else {
    knock(audio, now, 130, 0.3);
    rustle(audio, now, 0.07, 900, 0.2);
  }
}
