import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../shared/storage.ts';
import { isSoundWanted, SOUND_SETTING } from '../../shared/wanted-sound.ts';

const HEARD = 'lead-desk-sound-heard';

/** Where storage is blocked, what was chosen on this page counts. */
let isOnHere = false;
const listeners = new Set<() => void>();

export function keepSound(isOn: boolean): void {
  isOnHere = !deviceStorage.keep(SOUND_SETTING, isOn ? '' : null) && isOn;
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

export const useSound = (): boolean =>
  useSyncExternalStore(subscribe, () => isSoundWanted() || isOnHere);

/** Whether this tab is the first to tell of a lead: several open tabs make one sound. */
export function isFirstToHear(id: string): boolean {
  if (deviceStorage.read(HEARD) === id) return false;
  deviceStorage.keep(HEARD, id);
  return true;
}
