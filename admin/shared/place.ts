import { useEffect, useSyncExternalStore } from 'react';
import { referenceOf } from '../../contract/reference.ts';
import { KEPT_PLACE } from './session/kept-session.ts';
import { tabStorage } from './storage.ts';

/** Where somebody is at the desk, as the fragment of the address says it: `#today/YC-3F7A-91C2?list=overdue`. */
export interface Place {
  /** Empty for the address without a fragment. */
  view: string;
  reference?: string | undefined;
  query: URLSearchParams;
}

export function readPlace(hash: string): Place {
  const [path = '', search = ''] = hash.replace(/^#/, '').split('?', 2);
  const [view = '', reference] = path.split('/', 2);
  return { view, reference: reference || undefined, query: new URLSearchParams(search) };
}

export function writePlace({ view, reference, query }: Place): string {
  const search = query.toString();
  return `#${view}${reference ? `/${reference}` : ''}${search && `?${search}`}`;
}

export const leadPlace = (place: Place, id: string): string =>
  writePlace({ ...place, reference: referenceOf(id) });

/** Goes to a place; without `isNew`, the step back still leads to where one came from. */
export function goTo(place: Place, { isNew = true } = {}): void {
  const hash = writePlace(place);
  if (isNew) location.hash = hash;
  else {
    history.replaceState(history.state, '', hash);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }
}

function watchAddress(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export const usePlace = (): Place =>
  readPlace(useSyncExternalStore(watchAddress, () => location.hash));

let kept = '';

/** The filter that the list of leads had when it was left. */
export const keptQuery = (view: string): URLSearchParams =>
  new URLSearchParams(view === 'leads' ? kept : '');

export function useKeptQuery(): void {
  const { view, query } = usePlace();
  const address = query.toString();
  useEffect(() => {
    if (view === 'leads') kept = address;
  }, [view, address]);
}

export function keepPlace(): void {
  if (location.hash) tabStorage.keep(KEPT_PLACE, location.hash);
}

export function restorePlace(): void {
  const kept = tabStorage.read(KEPT_PLACE);
  tabStorage.keep(KEPT_PLACE, null);
  if (kept && !location.hash) goTo(readPlace(kept), { isNew: false });
}
