import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import type { ListFilter, SavedView } from '../../../contract/desk/list.ts';
import { LIST_LIMITS } from '../../../contract/desk/work-limits.ts';
import { newId } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { done, showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../backend/call-desk.ts';
import { answerStatus, showRefusal } from '../backend/desk-error.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { viewsQuery } from '../desk-list/desk-lists.ts';
import { t } from '../language/language.ts';
import { showUndo } from '../work/use-work.ts';
import { isSameFilter } from './filter-bar.tsx';

function useSaveView(onError?: (error: Error) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name, filter }: SavedView) =>
      // The function returns nothing.
      callDesk('save_desk_view', { view_id: id, name, filter }, v.null()),
    onSuccess: async (_nothing, { name }) => {
      await client.invalidateQueries(viewsQuery);
      showToast(done(t('View saved: {name}', { name })));
    },
    onError: (error) => onError?.(error),
  });
}

function SaveDialog({ filter, onClose }: { filter: ListFilter; onClose: () => void }) {
  const form = useId();
  // Drawn once: who presses again after a failure means the same view.
  const [id] = useState(newId);
  const saving = useSaveView();
  const fault = saving.error;

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('view-name')).trim();
    if (name) saving.mutate({ id, name, filter }, { onSuccess: onClose });
  }

  return (
    <ConfirmDialog
      title={t('Save view')}
      confirm={t('Save')}
      form={form}
      isBusy={saving.isPending}
      onClose={onClose}
    >
      <form id={form} onSubmit={save}>
        <TextField
          label={t('Name')}
          hint={t('It appears above the list, on all your devices.')}
          name="view-name"
          autoComplete="off"
          required
          maxLength={LIST_LIMITS.viewName}
          {...(fault && {
            error: answerStatus(fault) ? fault.message : t('The desk was not reached. Try again.'),
          })}
        />
      </form>
    </ConfirmDialog>
  );
}

function DeleteView({ view }: { view: SavedView }) {
  const client = useQueryClient();
  const saving = useSaveView(showRefusal);
  const deleting = useMutation({
    mutationFn: () => callDesk('delete_desk_view', { view_id: view.id }, v.boolean()),
    onSuccess: async () => {
      showUndo('View deleted. Its leads stay.', () => saving.mutate(view));
      await client.invalidateQueries(viewsQuery);
    },
    onError: (error) => showRefusal(error),
  });
  return (
    <Button kind="quiet" size="small" isBusy={deleting.isPending} onClick={() => deleting.mutate()}>
      {t('Delete view')}
    </Button>
  );
}

export default function KeepView({ filter }: { filter: ListFilter }) {
  const { data: views } = useQuery(viewsQuery);
  const [isOpen, setIsOpen] = useState(false);
  if (!views) return null;
  const view = views.find((one) => isSameFilter(one.filter, filter));
  if (view) return <DeleteView key={view.id} view={view} />;
  return (
    <>
      <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('Save view')}
      </Button>
      {isOpen && <SaveDialog filter={filter} onClose={() => setIsOpen(false)} />}
    </>
  );
}
