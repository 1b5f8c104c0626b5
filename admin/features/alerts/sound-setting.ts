import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../shared/storage.ts';
import { SOUND_SETTING } from '../../shared/wanted-sound.ts';

const HEARD = 'lead-desk-sound-heard';

/** Milliseconds since 1970 until which it is silent; null where it is off. */
export type Sound = number | null;
export const ON: Sound = 0;

let kept: string | null = null;
const listeners = new Set<() => void>();

function read(): Sound {
  // Where storage is blocked, what was chosen on this page counts.
  const text = deviceStorage.read(SOUND_SETTING) ?? kept;
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

export function keepSound(sound: Sound): void {
  const text = sound === null ? null : String(sound);
  kept = deviceStorage.keep(SOUND_SETTING, text) ? null : text;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', tell);
  };
}

export const useSound = (): Sound => useSyncExternalStore(subscribe, read);

export const isSilent = (sound: Sound, now: number): boolean => sound === null || now < sound;

/** Whether this tab is the first to tell of a lead: several open tabs make one sound. */
export function isFirstToHear(id: string): boolean {
  if (deviceStorage.read(HEARD) === id) return false;
  deviceStorage.keep(HEARD, id);
  return true;
}
