import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { COPIES_KEY, type LeadCopy, readCopies } from '../../outbox/lead-copies.ts';
import { openStorage } from '../../outbox/open-storage.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { OUTBOX_EVENT, readEntries, STATE_KEY } from '../../outbox/outbox-state.ts';
import type { EnquiryTarget } from '../../outbox/send-enquiry.ts';
import { sendWaiting } from '../../outbox/send-waiting.ts';
import { type OutboxWatch, watchOutbox } from '../../outbox/watch-outbox.ts';

/** An enquiry on this device: what was written, and how it stands. */
export interface KeptEnquiry extends OutboxEntry {
  words: LeadCopy;
}

/**
 * The outbox of this device, watched while the page is open.
 * @returns its enquiries, newest first, and how to begin a round
 */
export function useOutbox(target: EnquiryTarget) {
  const watch = useRef<OutboxWatch>(undefined);
  const round = useEffectEvent(async () => {
    const storage = openStorage();
    return storage && sendWaiting(storage, target);
  });
  useEffect(() => {
    watch.current = watchOutbox(() => round());
    return () => watch.current?.stop();
  }, []);

  const text = useSyncExternalStore(subscribe, readText, () => '');
  const enquiries = useMemo(() => (text ? readKept() : []), [text]);
  return { enquiries, sendLater: (wait: number) => watch.current?.later(wait) };
}

function subscribe(hear: () => void): () => void {
  const ending = new AbortController();
  for (const type of [OUTBOX_EVENT, 'storage']) {
    window.addEventListener(type, hear, { signal: ending.signal });
  }
  return () => ending.abort();
}

/** All that decides what is shown, as one text, which compares by itself. */
const readText = (): string => {
  const storage = openStorage();
  return storage ? `${storage.getItem(COPIES_KEY)}${storage.getItem(STATE_KEY)}` : '';
};

function readKept(): KeptEnquiry[] {
  const storage = openStorage();
  if (!storage) return [];
  const copies = new Map(readCopies(storage).map((copy) => [copy.id, copy]));
  return readEntries(storage)
    .flatMap((entry) => {
      const words = copies.get(entry.copy);
      return words ? [{ ...entry, words }] : [];
    })
    .reverse();
}
