import { ageOfAnswer, followAge } from '../../backend/noting-fetch.ts';
import { deviceStorage } from '../../storage.ts';

/** In the device's storage while it keeps work of anybody: the queue is loaded only then. */
const MARK = 'lead-desk-waiting';
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

for (const name of ['online', 'offline', 'storage']) addEventListener(name, tell);
followAge(tell);

export function markWaiting(isWaiting: boolean): void {
  deviceStorage.keep(MARK, isWaiting ? '' : null);
  tell();
}

/** Whether the device may keep work that the desk does not have. */
export const isMarked = (): boolean => deviceStorage.read(MARK) !== null;

export const needsNotice = (): boolean =>
  !navigator.onLine || ageOfAnswer() !== undefined || isMarked();

/** @returns what ends it */
export function followNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
