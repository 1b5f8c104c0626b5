import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { CHANNELS } from '../../../contract/desk/contact.ts';
import { tabStorage } from '../storage.ts';

const pendingSchema = v.object({
  leadId: v.string(),
  name: v.string(),
  channel: v.picklist(CHANNELS),
});

export type PendingContact = v.InferOutput<typeof pendingSchema>;

const KEY = 'lead-desk-contact';
const listeners = new Set<() => void>();
let known: PendingContact | undefined = readKept();

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
  known = pending;
  tabStorage.keep(KEY, pending ? JSON.stringify(pending) : null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whom somebody has begun to reach; undefined when there is nothing to ask. */
export const usePendingContact = (): PendingContact | undefined =>
  useSyncExternalStore(subscribe, () => known);
