import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type WorkAnswer, type WorkChange, workAnswerSchema } from '../../../contract/desk/work.ts';
import { pageToasts, showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../backend/call-desk.ts';
import { answerStatus, isSessionRefused } from '../backend/desk-error.ts';

/** One action on one lead, with the words of the toast that confirms it. */
export interface Work {
  leadId: string;
  change: WorkChange;
  /** What was done, such as `Gurpreet: moved to Qualified`. */
  words: string;
}

/** For so long the toast that confirms an action offers to take it back. */
export const UNDO_MS = 10_000;
/** The toast of the last action. */
let lastToast: number | undefined;

/**
 * Records work on a lead and offers to undo it. A failure says why; nothing is stored then, and what the
 * person chose stays on the screen of whoever called.
 */
export function useWork() {
  const client = useQueryClient();
  const unsure = useRef<{ words: string; id: string }>(undefined);
  /** The list that is open keeps its rows in place; all else is read anew. */
  const readAnew = () =>
    Promise.all(
      ['desk-list', 'desk-counts', 'desk-lead', 'audit'].map((name) =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    );

  const undoing = useMutation({
    mutationFn: (actionId: string) =>
      callDesk('undo_work', { action_id: actionId }, workAnswerSchema),
    onSuccess: () => {
      showToast({ title: 'Undone', tone: 'success' });
      return readAnew();
    },
    onError: showRefusal,
  });

  return useMutation({
    mutationFn: ({ leadId, change }: Work): Promise<WorkAnswer> => {
      // Whoever presses again after a failure may repeat what has arrived: the same id happens once.
      const words = JSON.stringify([leadId, change]);
      if (unsure.current?.words !== words) unsure.current = { words, id: crypto.randomUUID() };
      const { id } = unsure.current;
      return callDesk('work_lead', { action_id: id, lead_id: leadId, change }, workAnswerSchema);
    },
    onSuccess: ({ action_id }, { words }) => {
      unsure.current = undefined;
      // One at a time: a pile would cover what comes next, and only the last can still be pressed by habit.
      if (lastToast !== undefined) pageToasts.dismiss(lastToast);
      lastToast = showToast({
        title: words,
        tone: 'success',
        durationMs: UNDO_MS,
        action: { label: 'Undo', key: 'u', run: () => undoing.mutate(action_id) },
      });
      return readAnew();
    },
    onError: (error) => {
      showRefusal(error);
      // Somebody else was there first: show what it is like now.
      if (answerStatus(error) === 409) void readAnew();
    },
  });
}

function showRefusal(error: Error): void {
  // The page is redirecting to sign-in, which shows the reason.
  if (isSessionRefused(error)) return;
  showToast({
    title: 'Not saved',
    description: answerStatus(error) ? error.message : 'The desk was not reached. Try again.',
    tone: 'destructive',
  });
}
