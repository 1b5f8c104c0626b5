/** Two soft notes, a fifth apart: frequency, and seconds after which each begins. */
const NOTES = [
  [587.33, 0],
  [880, 0.16],
] as const;
const LOUDNESS = 0.12;
const FADE_SECONDS = 0.7;

let context: AudioContext | undefined;

/** Call it when the person presses something: browsers let no page make a sound before that. */
export function openAudio(): void {
  context ??= new AudioContext();
  // Refused where the press does not count as one; the next may.
  if (context.state === 'suspended') void context.resume().catch(() => {});
}

export function playTone(): void {
  if (!context) return;
  const now = context.currentTime;
  for (const [frequency, after] of NOTES) {
    const tone = new OscillatorNode(context, { type: 'sine', frequency });
    const volume = new GainNode(context, { gain: 0 });
    tone.connect(volume).connect(context.destination);
    volume.gain.setValueAtTime(0, now + after);
    volume.gain.linearRampToValueAtTime(LOUDNESS, now + after + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + after + FADE_SECONDS);
    tone.start(now + after);
    tone.stop(now + after + FADE_SECONDS);
  }
}
