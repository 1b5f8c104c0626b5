import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type MergeField, mergeSchema, partSchema } from '../../../contract/desk/merge.ts';
import { newId } from '../../../contract/reference.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { showRefusal } from '../../shared/backend/desk-error.ts';
import { tLeads } from '../../shared/lead/lead-count.ts';
import { useUndo } from '../../shared/use-undo.ts';
import { showUndo } from '../../shared/work/use-work.ts';

export interface MergeRequest {
  kept: string;
  merged: string[];
  choices: Partial<Record<MergeField, string>>;
}

const PLAN = 'merge-plan';

const ask = (action_id: string, request: MergeRequest, is_dry_run: boolean) =>
  callDesk('merge_leads', { action_id, ...request, is_dry_run }, mergeSchema);

/** What the merge would do; nothing is changed by asking. */
export const useMergePlan = (request: MergeRequest) =>
  useQuery({
    queryKey: [PLAN, request],
    queryFn: () => ask(newId(), request, true),
    enabled: request.merged.length > 0,
    // What is shown stays until the answer to another choice is there.
    placeholderData: (before) => before,
  });

export function useMerge() {
  const client = useQueryClient();
  const undo = useUndoMerge();
  const unsure = useRef({ request: '', id: '' });
  return useMutation({
    mutationFn: (wanted: MergeRequest) => {
      // Whoever presses again after a failure may repeat what has arrived: the same id happens once.
      const request = JSON.stringify(wanted);
      if (unsure.current.request !== request) unsure.current = { request, id: newId() };
      return ask(unsure.current.id, wanted, false);
    },
    onSuccess: ({ action_id }, { merged }) => {
      showUndo(tLeads(merged.length + 1, 'Merged {leads} into one'), () => undo.mutate(action_id));
      // The plan is carried out: its leads are not there any more.
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== PLAN });
    },
    onError: (error) => showRefusal(error, 'Nothing has changed'),
  });
}

export const useUndoMerge = () =>
  useUndo((action_id) => callDesk('undo_merge', { action_id }, partSchema), 'The merge is undone');
