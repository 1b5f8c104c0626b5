import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type WorkAnswer, type WorkChange, workAnswerSchema } from '../../../contract/desk/work.ts';
import { newId } from '../../../contract/reference.ts';
import { done, pageToasts, showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../backend/call-desk.ts';
import { answerStatus, DeskError, isSessionRefused, showRefusal } from '../backend/desk-error.ts';
import { readWorkedAnew, showInLists } from '../desk-list/change-lists.ts';
import { keepFocus, rememberPlace } from './keep-focus.ts';
import { addWork, currentAccount, dropWork, listWork, noteWaiting } from './queue/kept-work.ts';
import { inTurn, runRound, startRounds } from './queue/send-work.ts';

export interface Work {
  leadId: string;
  change: WorkChange;
  /** What was done, such as `Gurpreet: moved to Qualified`. */
  words: string;
}

/** So long a press waits for the desk's answer; the work itself is safe before. */
const TIMEOUT_MS = 5000;
let lastToast: number | undefined;

/**
 * Records work on a lead and offers to undo it. It is kept on the device before it is sent, and waits
 * there for the network. A refusal says why; what the person chose stays on the device too.
 */
export function useWork() {
  const client = useQueryClient();

  const undoing = useMutation({
    mutationFn: (actionId: string) => takeBack(actionId),
    onSuccess: (answer) => {
      showToast(done('Undone'));
      if (answer) showInLists(client, answer);
      return readWorkedAnew(client);
    },
    onError: (error) => showRefusal(error),
  });

  return useMutation({
    onMutate: () => keepFocus(rememberPlace()),
    mutationFn: async ({ leadId, change, words }: Work) => {
      const account = currentAccount() ?? '';
      const id = newId();
      await addWork({ id, account, leadId, change, words, at: Date.now() });
      startRounds(client);
      const failure = await Promise.race([runRound(), timeout()]);
      const kept = (await listWork(account)).find((work) => work.id === id);
      if (kept) await noteWaiting(id);
      if (failure && isSessionRefused(failure)) throw failure;
      if (kept?.refusal) throw new DeskError(kept.refusal.sentence, kept.refusal.status);
      return { id, isWaiting: kept !== undefined };
    },
    onSuccess: ({ id, isWaiting }, { words }) => {
      // One at a time: a pile would cover what comes next, and only the last can still be pressed by habit.
      if (lastToast !== undefined) pageToasts.dismiss(lastToast);
      lastToast = showUndo(
        words,
        () => undoing.mutate(id),
        isWaiting ? 'Kept here until the network is back.' : undefined,
      );
    },
    onError: (error) => {
      showRefusal(error);
      // Somebody else was there first: show what it is like now.
      if (answerStatus(error) === 409) void readWorkedAnew(client);
    },
  });
}

/** Takes work off the device while it waits there, else back at the desk. */
async function takeBack(actionId: string): Promise<WorkAnswer | undefined> {
  if (await inTurn(() => dropWork(actionId))) return undefined;
  return callDesk('undo_work', { action_id: actionId }, workAnswerSchema);
}

const timeout = () =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIMEOUT_MS));

const UNDO_MS = 10_000;

/** @param waits why it is not done yet, if it is not */
export const showUndo = (title: string, undo: () => void, waits?: string): number =>
  showToast({
    title,
    description: waits,
    tone: waits ? 'plain' : 'success',
    durationMs: UNDO_MS,
    undo,
  });
