import { useEffect, useEffectEvent, useRef } from 'react';
import type { EnquiryValues } from './enquiry-values.ts';
import { openStorage } from './open-storage.ts';
import type { SendAnswer } from './send-enquiry.ts';
import { resendUnsent } from './unsent.ts';

/** Milliseconds until the first repetition; each further one waits twice as long, up to the last. */
const FIRST_WAIT = 15_000;
const LONGEST_WAIT = 240_000;

type Send = (values: EnquiryValues, key: string) => Promise<SendAnswer>;

/**
 * Sends kept enquiries again that the function did not take: when the page is opened, when the
 * connection comes back, and from time to time while the page stays open.
 * @returns starts the waiting; call it once a further one is kept
 */
export function useResend(send: Send): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tryAgain = useEffectEvent(async (nextWait: number) => {
    clearTimeout(timer.current);
    const storage = openStorage();
    const left = storage ? await resendUnsent(storage, send) : 0;
    if (left > 0) waitFor(nextWait);
  });
  const waitFor = (wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void tryAgain(Math.min(wait * 2, LONGEST_WAIT)), wait);
  };

  useEffect(() => {
    const now = () => void tryAgain(FIRST_WAIT);
    now();
    window.addEventListener('online', now);
    return () => {
      window.removeEventListener('online', now);
      clearTimeout(timer.current);
    };
  }, []);

  return () => waitFor(FIRST_WAIT);
}
