import { useSyncExternalStore } from 'react';

/**
 * The views of the desk, in the order of the navigation. `id` is the fragment of the address;
 * `mark` is what may follow the name (a count, or a call for attention) and gets room reserved.
 */
export const DESK_VIEWS = [
  { id: 'leads', name: 'Leads' },
  { id: 'quarantine', name: 'Quarantine', mark: 'count' },
  { id: 'health', name: 'Health', mark: 'check' },
  { id: 'soft-leads', name: 'Chat clicks' },
  { id: 'person', name: 'A person’s data' },
  { id: 'audit', name: 'Audit log' },
] as const satisfies readonly { id: string; name: string; mark?: 'count' | 'check' }[];
export type DeskView = (typeof DESK_VIEWS)[number]['id'];

/** @param hash fragment of the address with its `#`; anything unknown means the list of leads */
export const viewOf = (hash: string): DeskView =>
  DESK_VIEWS.find(({ id }) => `#${id}` === hash)?.id ?? 'leads';

function watchAddress(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The view named by the current address. */
export const useDeskView = (): DeskView =>
  useSyncExternalStore(watchAddress, () => viewOf(location.hash));
