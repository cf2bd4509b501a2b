/** Two soft notes, made here: nothing to load. */
let context: AudioContext | undefined;

function tone(pitch: number, start: number, length: number): void {
  if (!context) return;
  const [voice, volume] = [context.createOscillator(), context.createGain()];
  const at = context.currentTime + start;
  voice.type = "sine";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + length);
}

/** Your turn. A browser lets a page sound only after somebody has clicked in it. */
export function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  tone(587, 0, 0.35);
  tone(880, 0.12, 0.5);
}
