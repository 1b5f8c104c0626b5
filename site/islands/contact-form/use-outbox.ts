import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { openStorage } from '../../outbox/open-storage.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { OUTBOX_EVENT, readEntries } from '../../outbox/outbox-storage.ts';
import type { EnquiryTarget } from '../../outbox/send-enquiry.ts';
import { sendWaiting } from '../../outbox/send-waiting.ts';
import { type OutboxWatch, watchOutbox } from '../../outbox/watch-outbox.ts';

/**
 * The outbox of this device, watched while the page is open.
 * @returns its enquiries, newest first, and a function that schedules the next round
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
  const enquiries = useMemo(() => (text ? (JSON.parse(text) as OutboxEntry[]) : []), [text]);
  return { enquiries, sendLater: (delayMs: number) => watch.current?.later(delayMs) };
}

function subscribe(hear: () => void): () => void {
  const ending = new AbortController();
  for (const type of [OUTBOX_EVENT, 'storage']) {
    window.addEventListener(type, hear, { signal: ending.signal });
  }
  return () => ending.abort();
}

/** The entries, newest first, as one JSON text: a snapshot must compare by value. */
const readText = (): string => {
  const storage = openStorage();
  return storage ? JSON.stringify(readEntries(storage).reverse()) : '';
};
