import { ageOfAnswer, followAge } from '../../backend/noting-fetch.ts';
import { deviceStorage } from '../../storage.ts';
import { createStore } from '../../store.ts';

/** In the device's storage while it keeps work of anybody: the queue is loaded only then. */
const MARK = 'lead-desk-waiting';
const changes = createStore(0);
const tell = () => changes.set(changes.get() + 1);

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

export const followNotice = changes.follow;
