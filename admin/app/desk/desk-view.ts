import { useSyncExternalStore } from 'react';

/**
 * The views of the desk, in the order of the navigation: `id` is the fragment of the address, `mark`
 * what may stand behind the name (a number, or a call to look), for which the navigation keeps room.
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

/** @param hash of the address, with its `#`; whatever names no view is the list of leads */
export const viewOf = (hash: string): DeskView =>
  DESK_VIEWS.find(({ id }) => `#${id}` === hash)?.id ?? 'leads';

function watchAddress(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The view that the address names. */
export const useDeskView = (): DeskView =>
  useSyncExternalStore(watchAddress, () => viewOf(location.hash));
