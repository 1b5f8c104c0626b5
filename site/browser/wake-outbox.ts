import { DUE_AT, ENTRY_PREFIX, SENDER_PATH } from './program-facts.ts';

/**
 * Inline program of every page: loads the sender when an enquiry on this device has not been sent, or
 * has had its week. All other visitors load nothing; where the storage is blocked, reading it fails
 * quietly.
 */
try {
  for (const key in localStorage) {
    // Not parsed: a text that cannot be read must not keep the others from being sent.
    if (key.match(ENTRY_PREFIX) && parseInt(localStorage[key].slice(DUE_AT), 10) < Date.now()) {
      void import(/* @vite-ignore */ SENDER_PATH);
    }
  }
} catch {}
