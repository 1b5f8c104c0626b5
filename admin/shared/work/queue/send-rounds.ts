import type { QueryClient } from '@tanstack/react-query';
import { ageOfAnswer } from '../../backend/noting-fetch.ts';
import { type Round, sendWaiting } from './send-waiting.ts';
import { currentAccount, forgetSent } from './waiting-work.ts';

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;
let wait = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let client: QueryClient | undefined;

/** Reads anew what work changes; the list that is open keeps its rows in place. */
export const readAnew = (queries: QueryClient): Promise<unknown> =>
  Promise.all(
    ['desk-list', 'desk-counts', 'desk-lead', 'audit'].map((name) =>
      queries.invalidateQueries({ queryKey: [name] }),
    ),
  );

/** Sends what waits, now and whenever the network or the person comes back. */
export function startRounds(queries: QueryClient): void {
  const isStarted = client !== undefined;
  client = queries;
  if (isStarted) return;
  addEventListener('online', () => {
    // What the device has shown meanwhile may be days old.
    if (ageOfAnswer() !== undefined) void readAnew(queries);
    sendSoon();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendSoon();
  });
  sendSoon();
}

function sendSoon(): void {
  wait = FIRST_WAIT_MS;
  void runRound();
}

/** One round; the next begins after a wait that doubles where this one did not come to its end. */
export async function runRound(): Promise<Round> {
  clearTimeout(timer);
  const account = currentAccount();
  if (!account) return { sent: [], refused: [], failure: undefined };
  const round = await sendWaiting(account);
  if (round.failure) {
    clearTimeout(timer);
    // Without network nothing is tried: the browser says when it is back.
    if (navigator.onLine !== false) {
      timer = setTimeout(() => void runRound(), wait);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
  } else wait = FIRST_WAIT_MS;
  // Somebody else was there first: show what it is like now.
  if (client && round.sent.length + round.refused.length > 0) {
    // Until the answers are on the screen, what was sent is shown as it was typed.
    void readAnew(client).then(() => forgetSent(round.sent));
  }
  return round;
}
