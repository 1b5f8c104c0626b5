import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import type { ListFilter } from '../../../contract/desk/list.ts';
import type { SavedView } from '../../../contract/desk/views.ts';
import { LIST_LIMITS } from '../../../contract/desk/work-limits.ts';
import { newId } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../backend/call-desk.ts';
import { answerStatus } from '../backend/desk-error.ts';
import { viewsQuery } from './own-views.tsx';
import { isSameFilter } from './view-row.tsx';

interface ViewDialogProps {
  /** The view that is changed; undefined for a new one. */
  view: SavedView | undefined;
  filter: ListFilter;
  onClose: () => void;
}

function ViewDialog({ view, filter, onClose }: ViewDialogProps) {
  const formId = useId();
  const client = useQueryClient();
  const [name, setName] = useState(view?.name ?? '');
  // Drawn once: who presses again after a failure means the same view.
  const [id] = useState(() => view?.id ?? newId());

  const done = (title: string) => async () => {
    await client.invalidateQueries(viewsQuery);
    showToast({ title, tone: 'success' });
    onClose();
  };
  const saving = useMutation({
    mutationFn: () =>
      // The function returns nothing.
      callDesk('save_desk_view', { view_id: id, name: name.trim(), filter }, v.null()),
    onSuccess: done(`View saved: ${name.trim()}`),
  });
  const deleting = useMutation({
    mutationFn: () => callDesk('delete_desk_view', { view_id: id }, v.boolean()),
    onSuccess: done('View deleted. Its leads stay.'),
  });
  const fault = saving.error ?? deleting.error;

  function save(event: FormEvent) {
    event.preventDefault();
    if (name.trim()) saving.mutate();
  }

  return (
    <Dialog
      title={view ? 'Change view' : 'Save view'}
      onClose={onClose}
      actions={
        <>
          {view && (
            <Button
              kind="danger"
              isBusy={deleting.isPending}
              disabled={saving.isPending}
              onClick={() => deleting.mutate()}
            >
              Delete view
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            isBusy={saving.isPending}
            disabled={deleting.isPending}
          >
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save}>
        <TextField
          label="Name"
          hint="It appears above the list, on all your devices."
          name="view-name"
          autoComplete="off"
          required
          maxLength={LIST_LIMITS.viewName}
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...(fault && {
            error: answerStatus(fault) ? fault.message : 'The desk was not reached. Try again.',
          })}
        />
      </form>
    </Dialog>
  );
}

export default function KeepView({ filter }: { filter: ListFilter }) {
  const { data: views } = useQuery(viewsQuery);
  const [isOpen, setIsOpen] = useState(false);
  if (!views) return null;
  const view = views.find((one) => isSameFilter(one.filter, filter));
  return (
    <>
      <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {view ? 'Change view' : 'Save view'}
      </Button>
      {isOpen && <ViewDialog view={view} filter={filter} onClose={() => setIsOpen(false)} />}
    </>
  );
}
