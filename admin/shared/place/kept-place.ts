import { KEPT_PLACE } from '../session/kept-session.ts';
import { tabStorage } from '../storage.ts';
import { goTo, readPlace } from './place.ts';

export function keepPlace(): void {
  if (location.hash) tabStorage.keep(KEPT_PLACE, location.hash);
}

export function restorePlace(): void {
  const kept = tabStorage.read(KEPT_PLACE);
  tabStorage.keep(KEPT_PLACE, null);
  if (kept && !location.hash) goTo(readPlace(kept), { isNew: false });
}
