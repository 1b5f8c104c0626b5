import { useSyncExternalStore } from 'react';
import type { Channel } from '../../../contract/desk/contact.ts';
import { tabStorage } from '../storage.ts';
import { createStore } from '../store.ts';

export interface PendingContact {
  leadId: string;
  name: string;
  channel: Channel;
}

const KEY = 'lead-desk-contact';
const kept: PendingContact | null = JSON.parse(tabStorage.read(KEY) ?? 'null');
const store = createStore(kept ?? undefined);

/** Remembers whom somebody has begun to reach, or with undefined that it is recorded or dropped. */
export function keepContact(pending: PendingContact | undefined): void {
  tabStorage.keep(KEY, pending ? JSON.stringify(pending) : null);
  store.set(pending);
}

/** Whom somebody has begun to reach; undefined when there is nothing to ask. */
export const usePendingContact = (): PendingContact | undefined =>
  useSyncExternalStore(store.follow, store.get);
