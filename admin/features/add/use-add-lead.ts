import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as v from 'valibot';
import { addAnswerSchema, type CallsSaid, type NewLead } from '../../../contract/desk/new-lead.ts';
import { newId, referenceOf } from '../../../contract/reference.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { answerStatus, isSessionRefused } from '../../shared/backend/desk-error.ts';
import { goTo } from '../../shared/place/place.ts';
import { UNDO_MS } from '../../shared/work/use-work.ts';

interface Added {
  lead: NewLead;
  calls: CallsSaid | null;
}

/** Stores a lead, opens it and offers to take it back. The same lead pressed again after a failure is stored once. */
export function useAddLead() {
  const client = useQueryClient();
  const unsure = useRef<{ words: string; id: string }>(undefined);
  const undoing = useMutation({
    mutationFn: (action_id: string) => callDesk('undo_add', { action_id }, v.boolean()),
    onSuccess: () => {
      showToast({ title: 'Undone', tone: 'success' });
      goTo({ view: 'leads', reference: undefined, query: new URLSearchParams() });
      return client.invalidateQueries();
    },
    onError: showRefusal,
  });
  return useMutation({
    mutationFn: ({ lead, calls }: Added) => {
      const words = JSON.stringify([lead, calls]);
      if (unsure.current?.words !== words) unsure.current = { words, id: newId() };
      const action_id = unsure.current.id;
      return callDesk('add_lead', { action_id, lead, ...(calls && { calls }) }, addAnswerSchema);
    },
    onSuccess: ({ id }, { lead }) => {
      unsure.current = undefined;
      showToast({
        title: `${lead.name}: added`,
        tone: 'success',
        durationMs: UNDO_MS,
        action: { label: 'Undo', key: 'u', run: () => undoing.mutate(id) },
      });
      goTo({ view: 'leads', reference: referenceOf(id), query: new URLSearchParams() });
      return client.invalidateQueries();
    },
    onError: showRefusal,
  });
}

function showRefusal(error: Error): void {
  if (isSessionRefused(error)) return;
  showToast({
    title: 'Not saved',
    description: answerStatus(error) ? error.message : 'The desk was not reached. Try again.',
    tone: 'destructive',
  });
}
