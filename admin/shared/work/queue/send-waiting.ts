import { workAnswerSchema } from '../../../../contract/desk/work.ts';
import { backend } from '../../backend/backend.ts';
import { callDesk } from '../../backend/call-desk.ts';
import { DeskError } from '../../backend/desk-error.ts';
import type { KeptWork } from './kept-work.ts';
import { listWork, noteSent, refuseWork } from './waiting-work.ts';

/** Answers that say something of the moment and nothing of the work. */
const LATER = [0, 401, 408, 429];

/** What came of a round. */
export interface Round {
  /** Ids of what the desk has recorded. */
  sent: string[];
  refused: KeptWork[];
  /** Why the round ended before all was sent. */
  failure: DeskError | undefined;
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

/**
 * Sends what waits of this account, in the order in which it was done. What the desk refuses stays on the
 * device with the reason; without an answer the rest waits for the next round.
 */
export const sendWaiting = (account: string): Promise<Round> =>
  inTurn(async () => {
    const round: Round = { sent: [], refused: [], failure: undefined };
    const waiting = (await listWork(account)).filter(({ refusal }) => !refusal);
    if (waiting.length > 0 && !(await isSignedIn(account)))
      return { ...round, failure: new DeskError('Nobody is signed in.', 0) };
    for (const work of waiting) {
      const refusal = await send(work);
      if (!refusal) {
        await noteSent(work);
        round.sent.push(work.id);
      } else if (LATER.includes(refusal.status) || refusal.status >= 500) {
        return { ...round, failure: refusal };
      } else {
        const { status, message: sentence } = refusal;
        await refuseWork(work.id, { status, sentence });
        round.refused.push(work);
      }
    }
    return round;
  });

/** The session may have become somebody else's in another tab. */
async function isSignedIn(account: string): Promise<boolean> {
  if (navigator.onLine === false) return false;
  const { data } = await backend.auth.getSession();
  return data.session?.user.id === account;
}

/** @returns why the desk did not take it */
async function send({ id, leadId, change }: KeptWork): Promise<DeskError | undefined> {
  try {
    await callDesk('work_lead', { action_id: id, lead_id: leadId, change }, workAnswerSchema);
  } catch (error) {
    // Any other error is about reading the answer: the work is recorded.
    if (error instanceof DeskError) return error;
  }
  return undefined;
}
