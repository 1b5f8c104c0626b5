import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { CHANNELS } from '../../../contract/desk/contact.ts';
import { tabStorage } from '../storage.ts';
import { createStore } from '../store.ts';

const pendingSchema = v.object({
  leadId: v.string(),
  name: v.string(),
  channel: v.picklist(CHANNELS),
});

export type PendingContact = v.InferOutput<typeof pendingSchema>;

const KEY = 'lead-desk-contact';
const store = createStore(readKept());

function readKept(): PendingContact | undefined {
  try {
    const kept = v.safeParse(pendingSchema, JSON.parse(tabStorage.read(KEY) ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    // It holds something else.
    return undefined;
  }
}

/** Remembers whom somebody has begun to reach, or with undefined that it is recorded or dropped. */
export function keepContact(pending: PendingContact | undefined): void {
  tabStorage.keep(KEY, pending ? JSON.stringify(pending) : null);
  store.set(pending);
}

/** Whom somebody has begun to reach; undefined when there is nothing to ask. */
export const usePendingContact = (): PendingContact | undefined =>
  useSyncExternalStore(store.follow, store.get);
