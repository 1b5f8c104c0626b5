import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { openStorage } from '../../outbox/open-storage.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { OUTBOX_EVENT, readEntries } from '../../outbox/outbox-storage.ts';
import type { EnquiryTarget } from '../../outbox/send-enquiry.ts';
import { sendWaiting } from '../../outbox/send-waiting.ts';
import { type OutboxWatch, watchOutbox } from '../../outbox/watch-outbox.ts';
import { describeNextTry } from './outcome/next-try.ts';

const MINUTE_MS = 60_000;

/**
 * The outbox of this device, watched while the page is open.
 * @returns its enquiries, newest first, when the next round comes in words, and a function that schedules it
 */
export function useOutbox(target: EnquiryTarget) {
  const watch = useRef<OutboxWatch>(undefined);
  const [nextTry, setNextTry] = useState<{ at: number; isSoon: boolean }>();
  const round = useEffectEvent(async () => {
    const storage = openStorage();
    return storage && sendWaiting(storage, target);
  });
  useEffect(() => {
    watch.current = watchOutbox(
      () => round(),
      (delayMs) => setNextTry({ at: Date.now() + delayMs, isSoon: delayMs < MINUTE_MS }),
    );
    return () => watch.current?.stop();
  }, []);

  const text = useSyncExternalStore(subscribe, readText, () => '');
  const enquiries = useMemo(() => (text ? (JSON.parse(text) as OutboxEntry[]) : []), [text]);
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const nextTryWords = describeNextTry(nextTry, isOnline);
  return { enquiries, nextTryWords, sendLater: (delayMs: number) => watch.current?.later(delayMs) };
}

/** Subscribes to events of the window. */
const hearing =
  (...types: readonly string[]) =>
  (hear: () => void): (() => void) => {
    const ending = new AbortController();
    for (const type of types) window.addEventListener(type, hear, { signal: ending.signal });
    return () => ending.abort();
  };
const subscribe = hearing(OUTBOX_EVENT, 'storage');
const subscribeToConnection = hearing('online', 'offline');

/** The entries, newest first, as one JSON text: a snapshot must compare by value. */
const readText = (): string => {
  const storage = openStorage();
  return storage ? JSON.stringify(readEntries(storage).reverse()) : '';
};
