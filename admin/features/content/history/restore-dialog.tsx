import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { historySchema, restoreSchema } from '../../../../contract/desk/content/history.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../../ui/toast/toast.ts';
import { askContent } from '../../../shared/backend/ask-content.ts';
import { formatWritten } from '../../../shared/time/format-time.ts';
import { describeRefusal } from '../answers/describe-refusal.ts';
import { isInside } from '../form/changes.ts';
import { ChangeList } from './change-list.tsx';

export type Entry = v.InferOutput<typeof historySchema>[number];
type Change = Entry['changes'][number];

/** What is to be as it was before a save. */
export interface Wish {
  body: v.InferInput<typeof restoreSchema>;
  entry: Entry;
}

export interface RestoreDialogProps {
  wish: Wish;
  entries: readonly Entry[];
  onClose: () => void;
}

/** Asks before something is taken back, and says what goes with it. */
export function RestoreDialog({ wish, entries, onClose }: RestoreDialogProps) {
  const client = useQueryClient();
  const restoring = useMutation({
    mutationFn: () => askContent('/restore', v.unknown(), { body: wish.body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['content'] });
      showToast({
        title: 'Taken back',
        description: 'It is in the draft. Visitors see it once you publish.',
        tone: 'success',
      });
      onClose();
    },
  });
  const gone = findGone(wish, entries);
  return (
    <Dialog
      isOpen
      title={titleOf(wish)}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Leave it as it is
          </Button>
          <Button isBusy={restoring.isPending} onClick={() => restoring.mutate()}>
            Take it back
          </Button>
        </>
      }
    >
      {restoring.isError && <p role="alert">{describeRefusal(restoring.error)}</p>}
      <p>This is undone in the draft; nothing is lost from the history:</p>
      <ChangeList changes={gone} />
    </Dialog>
  );
}

function titleOf({ body, entry }: Wish): string {
  if (body.path) return 'Take this change back?';
  return `${body.id ? 'This file' : 'Everything'} as it was before ${formatWritten(entry.at)}?`;
}

/** The change itself, and what was saved in the same place since then. */
function findGone(
  { body, entry }: Wish,
  entries: readonly Entry[],
): (Change & { commit: string })[] {
  const { id, path } = body;
  return entries
    .slice(0, entries.indexOf(entry) + 1)
    .flatMap(({ commit, changes }) => changes.map((change) => ({ ...change, commit })))
    .filter((change) => !path || (change.id === id && change.path && isInside(change.path, path)));
}
