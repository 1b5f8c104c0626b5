import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  type ContentState,
  contentStateSchema,
} from '../../../../contract/desk/content/content.ts';
import { pageToasts, showToast } from '../../../../ui/toast/toast.ts';
import { askContent } from '../../../shared/backend/ask-content.ts';
import { stateQuery } from '../answers/content-queries.ts';
import { describeRefusal } from '../answers/describe-refusal.ts';

export type Step = 'preview' | 'publish' | 'undo' | 'unschedule';

/** Asks for a preview, a publishing, an undo; each is answered with the state of everything. */
export function usePublishing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ step, ...body }: { step: Step; commit?: string; at?: string; id?: string }) =>
      askContent(`/${step}`, contentStateSchema, { body }),
    onSuccess: (state, { step }) => {
      client.setQueryData(stateQuery.queryKey, state);
      if (step === 'undo') sayLive(describeUndone(state));
      void client.invalidateQueries({ queryKey: ['content', 'history'] });
    },
    onError: (error) =>
      showToast({ title: 'Error', description: describeRefusal(error), tone: 'destructive' }),
  });
}

const describeUndone = ({ before }: ContentState): string =>
  before?.isNewer ? 'The site is as it was before.' : 'Visitors see the newer site again.';

let lastLive: number | undefined;

/** Two sentences about what visitors see contradict each other: the newest one stands alone. */
function sayLive(description: string): void {
  if (lastLive !== undefined) pageToasts.dismiss(lastLive);
  lastLive = showToast({ title: 'Live', description, tone: 'success' });
}

/** Says so once when what was being published is live. */
export function useLiveToast({ build }: ContentState): void {
  const running = useRef<string>(undefined);
  useEffect(() => {
    if (build?.purpose !== 'publish') return;
    const isOver = build.step === 'done' || build.step === 'failed';
    if (!isOver) running.current = build.commit;
    else if (running.current === build.commit) {
      running.current = undefined;
      if (build.step === 'done') sayLive('Visitors see your changes now.');
    }
  }, [build]);
}

/** Whether something is saved that visitors do not see. */
export const hasDraft = ({ draft, published, files }: ContentState): boolean =>
  draft !== null &&
  draft.commit !== published?.commit &&
  (files.some(({ isChanged }) => isChanged) || published !== null);
