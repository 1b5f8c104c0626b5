import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { followVisibility } from '../../../ui/toast/toaster.tsx';
import { countsQuery, POLL_MS } from '../../shared/desk-list/desk-lists.ts';
import { deviceStorage } from '../../shared/storage.ts';
import { createStore } from '../../shared/store.ts';
import { isSoundWanted, SOUND_SETTING } from '../../shared/wanted-sound.ts';

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

const HEARD = 'lead-desk-sound-heard';

/** Where storage is blocked, what was chosen on this page counts. */
const chosenHere = createStore(false);
addEventListener('storage', () => chosenHere.set(chosenHere.get()));

export const keepSound = (isOn: boolean): void =>
  chosenHere.set(!deviceStorage.keep(SOUND_SETTING, isOn ? '' : null) && isOn);

export const useSound = (): boolean =>
  useSyncExternalStore(chosenHere.follow, () => isSoundWanted() || chosenHere.get());

/** Whether this tab is the first to tell of a lead: several open tabs make one sound. */
function isFirstToHear(id: string): boolean {
  if (deviceStorage.read(HEARD) === id) return false;
  deviceStorage.keep(HEARD, id);
  return true;
}

/** Sounds when a lead has come in since the desk was opened; shows nothing. */
export default function NewLeadSound() {
  const isOn = useSound();
  const isHidden = useSyncExternalStore(followVisibility, () => document.hidden);
  const { data: counts } = useQuery({
    ...countsQuery,
    // While the desk is on the screen, others ask; behind other tabs nobody else does.
    refetchInterval: isOn && isHidden && POLL_MS,
    refetchIntervalInBackground: true,
  });
  const newest = counts?.newest;
  /** When the newest lead came that is known: undefined before the first count. */
  const known = useRef<string>(undefined);

  const hear = useEffectEvent((id: string) => {
    if (isOn && isFirstToHear(id)) playTone();
  });
  useEffect(() => {
    if (!counts) return;
    const before = known.current;
    const time = newest?.created_at ?? '';
    // A lead that was deleted leaves an older one as the newest.
    if (before === undefined || time > before) known.current = time;
    if (newest && before !== undefined && time > before) hear(newest.id);
  }, [counts, newest]);

  useEffect(() => {
    if (!isOn) return;
    addEventListener('pointerdown', openAudio);
    addEventListener('keydown', openAudio);
    return () => {
      removeEventListener('pointerdown', openAudio);
      removeEventListener('keydown', openAudio);
    };
  }, [isOn]);

  return null;
}
