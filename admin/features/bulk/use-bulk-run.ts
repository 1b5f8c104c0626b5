import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Run, runSchema } from '../../../contract/desk/run.ts';
import { newId } from '../../../contract/reference.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { answerStatus, isSessionRefused } from '../../shared/backend/desk-error.ts';
import { readListsAnew, refreshAllButLists } from '../../shared/desk-list/change-lists.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';
import { restoreAll } from '../../shared/removal/restore-leads.ts';
import { followRun, PartlyDone } from '../../shared/run/follow-run.ts';
import {
  type BulkAction,
  type BulkWishes,
  type Chosen,
  changeOf,
  describeDone,
} from './bulk-action.ts';

/**
 * @param words what became of the leads, such as `moved to Lost`
 * @returns `118 leads moved to Lost`, and what stayed as it was: `2 were so already. 6 stayed: Won may not go to Lost.`
 */
function describeRun({ done, same, refused }: Run, words: string) {
  const stayed = refused.reduce((sum, { count }) => sum + count, 0);
  const reasons = refused.map(({ reason, count }) =>
    refused.length > 1 ? `${reason} (${count.toLocaleString('en-IN')})` : reason,
  );
  const others = [
    same > 0 && `${same.toLocaleString('en-IN')} ${same === 1 ? 'was' : 'were'} so already.`,
    stayed > 0 &&
      `${stayed.toLocaleString('en-IN')} stayed: ${reasons.join(', ').replace(/\.$/, '')}.`,
  ].filter(Boolean);
  return { title: `${countLeads(done)} ${words}`, description: others.join(' ') || undefined };
}

/** Leads of one batch: about a second's work for the database. */
const WORK_BATCH = 200;
const BIN_BATCH = 2000;
/** The server undoes for ten minutes; the toast stays long enough to read and to look at the list. */
const OFFER_MS = 60_000;

interface Order {
  action: BulkAction;
  wishes: BulkWishes;
  chosen: Chosen;
}

/** Does the same with many leads, tells how far it is, says what came of it and offers to undo it. */
export function useBulkRun() {
  const client = useQueryClient();
  const [run, setRun] = useState<Run>();
  const stopper = useRef<AbortController>(undefined);
  const readAnew = () => client.invalidateQueries();

  const undoing = useMutation({
    mutationFn: ({ id, action }: { id: string; action: BulkAction }) => takeBack(id, action),
    onSuccess: (message) => showToast({ ...message, tone: 'success' }),
    onError: showBreak,
    onSettled: readAnew,
  });

  const working = useMutation({
    mutationFn: ({ action, wishes, chosen }: Order) => {
      setRun(undefined);
      stopper.current = new AbortController();
      const { signal } = stopper.current;
      const run_id = newId();
      const ask = (isLast: boolean) =>
        action === 'bin'
          ? callDesk(
              'bin_leads',
              { run_id, target: chosen.target, at_most: isLast ? 0 : BIN_BATCH },
              runSchema,
            )
          : callDesk(
              'bulk_work',
              {
                run_id,
                target: chosen.target,
                change: changeOf(action, wishes),
                at_most: isLast ? 0 : WORK_BATCH,
              },
              runSchema,
            );
      // What was stopped is told like what went through: it was done, and can be undone.
      let last: Run | undefined;
      const onProgress = (told: Run) => {
        last = told;
        setRun(told);
      };
      return followRun(ask, { signal, onProgress }).catch((error: unknown) => {
        if (error instanceof PartlyDone && error.wasStopped && last) return last;
        throw error;
      });
    },
    onSuccess: (told, { action, wishes }) => {
      const { title, description } = describeRun(told, describeDone(action, wishes));
      showToast({
        title,
        description,
        tone: 'success',
        durationMs: OFFER_MS,
        ...(told.done > 0 && {
          action: {
            label: 'Undo',
            key: 'u',
            run: () => undoing.mutate({ id: told.run_id, action }),
          },
        }),
      });
    },
    onError: showBreak,
    onSettled: async (_told, _error, { action, chosen }) => {
      if (action !== 'bin' && 'ids' in chosen.target) return readAnew();
      // So many may have left the list that the place that is open is gone: it is read from its beginning.
      // A list says itself that it cannot be read.
      await readListsAnew(client);
      return refreshAllButLists(client);
    },
  });

  return {
    start: working.mutateAsync,
    isRunning: working.isPending,
    run,
    stop: () => stopper.current?.abort(),
  };
}

async function takeBack(id: string, action: BulkAction) {
  if (action === 'bin') {
    return { title: `Restored: ${countLeads(await restoreAll(id, () => undefined))}` };
  }
  const told = await followRun(() =>
    callDesk('undo_bulk', { run_id: id, at_most: WORK_BATCH }, runSchema),
  );
  return describeRun(told, 'as before');
}

function showBreak(error: Error): void {
  if (isSessionRefused(error)) return;
  showToast({
    title: error instanceof PartlyDone ? `Only ${countLeads(error.done)} done` : 'Not saved',
    description:
      answerStatus(error) > 0 && answerStatus(error) < 500
        ? error.message
        : 'The desk was not reached. Try again: what is done already is passed.',
    tone: 'destructive',
  });
}
