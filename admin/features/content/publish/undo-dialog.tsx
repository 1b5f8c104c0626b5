import { useQuery } from '@tanstack/react-query';
import type { ContentState } from '../../../../contract/desk/content/content.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { formatWritten } from '../../../shared/time/format-time.ts';
import { historyQuery } from '../answers/content-queries.ts';
import styles from './publish.module.css';
import type { usePublishing } from './use-publishing.ts';

export interface UndoDialogProps {
  before: NonNullable<ContentState['before']>;
  published: ContentState['published'];
  publishing: ReturnType<typeof usePublishing>;
  onClose: () => void;
}

/** Asks before the site goes back, and says what goes with it. Drafts stay. */
export function UndoDialog({ before, published, publishing, onClose }: UndoDialogProps) {
  const history = useQuery(historyQuery(undefined));
  const entries = history.data ?? [];
  const from = entries.findIndex(({ commit }) => commit === published?.commit);
  const to = entries.findIndex(({ commit }) => commit === before.commit);
  const gone =
    from >= 0 && to > from ? entries.slice(from, to).flatMap(({ changes }) => changes) : [];
  return (
    <Dialog
      isOpen
      title="Show the site as it was before?"
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Leave it as it is
          </Button>
          <Button
            kind="danger"
            isBusy={publishing.isPending}
            onClick={() =>
              publishing.mutate({ step: 'undo', commit: before.commit }, { onSettled: onClose })
            }
          >
            Undo the publishing
          </Button>
        </>
      }
    >
      <p>
        Visitors will see the site of {formatWritten(before.at)} by {before.by} again, at once. Your
        edits stay saved as a draft.
      </p>
      {gone.length > 0 && (
        <>
          <p className={styles.strong}>These go back:</p>
          <ul className={styles.list}>
            {gone.slice(0, 12).map(({ id, title, words }) => (
              <li key={`${id} ${words}`}>
                {title}: {words}
              </li>
            ))}
            {gone.length > 12 && <li>and {gone.length - 12} more</li>}
          </ul>
        </>
      )}
    </Dialog>
  );
}
