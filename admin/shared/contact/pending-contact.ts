import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { CHANNELS } from '../../../contract/desk/contact.ts';
import { tabStorage } from '../storage.ts';
import { createStore } from '../store.ts';

const pendingSchema = v.object({
  leadId: v.string(),
  name: v.string(),
  channel: v.picklist(CHANNELS),
  /** What says when the visitor likes to be called. */
  message: v.string(),
  best_hour: v.nullable(v.number()),
});
export type PendingContact = v.InferOutput<typeof pendingSchema>;

const KEY = 'lead-desk-contact';
const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), pendingSchema), tabStorage.read(KEY));
const store = createStore(kept.success ? kept.output : undefined);

/** Remembers whom somebody has begun to reach, or with undefined that it is recorded or dropped. */
export function keepContact(pending: PendingContact | undefined): void {
  tabStorage.keep(KEY, pending ? JSON.stringify(pending) : null);
  store.set(pending);
}

/** Whom somebody has begun to reach; undefined when there is nothing to ask. */
export const usePendingContact = (): PendingContact | undefined =>
  useSyncExternalStore(store.follow, store.get);
