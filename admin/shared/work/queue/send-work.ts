import type { QueryClient } from '@tanstack/react-query';
import { type WorkAnswer, workAnswerSchema } from '../../../../contract/desk/work.ts';
import { backend } from '../../backend/backend.ts';
import { callDesk } from '../../backend/call-desk.ts';
import { DeskError } from '../../backend/desk-error.ts';
import { ageOfAnswer } from '../../backend/noting-fetch.ts';
import { readWorkedAnew, showInLists } from '../../desk-list/change-lists.ts';
import {
  currentAccount,
  forgetSent,
  type KeptWork,
  listWork,
  noteSent,
  refuseWork,
} from './kept-work.ts';

/** Answers that say something of the moment and nothing of the work. */
const LATER = [0, 401, 408, 429];
const FIRST_WAIT_MS = 2000;
const MAX_WAIT_MS = 60_000;
let wait = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let client: QueryClient | undefined;

/** Sends what waits, now and whenever the network or the person comes back. */
export function startRounds(queries: QueryClient): void {
  const isStarted = client !== undefined;
  client = queries;
  if (isStarted) return;
  addEventListener('online', () => {
    // What the device has shown meanwhile may be days old.
    if (ageOfAnswer() !== undefined) void readWorkedAnew(queries);
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

/**
 * Sends what waits of this account, in the order in which it was done. What the desk refuses stays on the device
 * with the reason; without an answer the rest waits for the next round, twice as long each time.
 */
export async function runRound(): Promise<DeskError | undefined> {
  clearTimeout(timer);
  const account = currentAccount();
  if (!account) return undefined;
  const { sent, isChanged, failure } = await inTurn(() => sendWaiting(account));
  clearTimeout(timer);
  if (!failure) wait = FIRST_WAIT_MS;
  // Without network nothing is tried: the browser says when it is back.
  else if (navigator.onLine !== false) {
    timer = setTimeout(() => void runRound(), wait);
    wait = Math.min(2 * wait, MAX_WAIT_MS);
  }
  // Until the answers are on the screen, what was sent is shown as it was typed.
  if (client && isChanged) void readWorkedAnew(client).then(() => forgetSent(sent));
  return failure;
}

/**
 * One tab at a time: nothing is sent twice, and nothing taken back while it is under way. Plain http has no locks, and
 * a browser that keeps nothing refuses them: then at once, and the work's id makes a second sending harmless.
 */
export async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  let acting: Promise<Result> | undefined;
  await locks?.request('lead-desk-work', () => (acting = act())).catch(() => undefined);
  return acting ?? act();
}

async function sendWaiting(account: string) {
  const sent: string[] = [];
  let isChanged = false;
  const waiting = (await listWork(account)).filter(({ refusal }) => !refusal);
  if (waiting.length > 0 && !(await isSignedIn(account)))
    return { sent, isChanged, failure: new DeskError('Nobody is signed in.', 0) };
  for (const work of waiting) {
    const answer = await send(work);
    if (answer instanceof DeskError) {
      const { status, message: sentence } = answer;
      if (LATER.includes(status) || status >= 500) return { sent, isChanged, failure: answer };
      await refuseWork(work.id, { status, sentence });
    } else {
      if (client && answer) showInLists(client, answer);
      await noteSent(work);
      sent.push(work.id);
    }
    isChanged = true;
  }
  return { sent, isChanged, failure: undefined };
}

/** The session may have become somebody else's in another tab. */
async function isSignedIn(account: string): Promise<boolean> {
  if (navigator.onLine === false) return false;
  const { data } = await backend.auth.getSession();
  return data.session?.user.id === account;
}

/** @returns what the lead is like now, or why the desk did not take it; undefined for an answer that cannot be read */
async function send({ id, leadId, change }: KeptWork): Promise<WorkAnswer | DeskError | undefined> {
  try {
    const given = { action_id: id, lead_id: leadId, change };
    return await callDesk('work_lead', given, workAnswerSchema);
  } catch (error) {
    // Any other error is about reading the answer: the work is recorded.
    return error instanceof DeskError ? error : undefined;
  }
}
