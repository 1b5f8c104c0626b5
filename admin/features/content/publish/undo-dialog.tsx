import { useQuery } from '@tanstack/react-query';
import type { ContentState } from '../../../../contract/desk/content/content.ts';
import { undoSchema } from '../../../../contract/desk/content/history.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { formatWritten } from '../../../shared/time/format-time.ts';
import { askContent } from '../answers/ask-content.ts';
import styles from './publish.module.css';
import type { usePublishing } from './use-publishing.ts';

type Before = NonNullable<ContentState['before']>;

export interface UndoDialogProps {
  before: Before;
  published: ContentState['published'];
  publishing: ReturnType<typeof usePublishing>;
  onClose: () => void;
}

/** More of them fill a phone's screen. */
const MOST_NAMED = 12;

/** Asks before the site goes back, and says what goes with it; the same for the way forward again. Drafts stay. */
export function UndoDialog({ before, published, publishing, onClose }: UndoDialogProps) {
  const words = wordsFor(before);
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Leave it as it is
          </Button>
          <Button
            kind={before.isNewer ? 'primary' : 'danger'}
            isBusy={publishing.isPending}
            onClick={() =>
              publishing.mutate({ step: 'undo', commit: before.commit }, { onSettled: onClose })
            }
          >
            {words.action}
          </Button>
        </>
      }
    >
      <p>
        Visitors will see the site of {formatWritten(before.at)} by {before.by} again, at once. Your
        edits stay saved.
      </p>
      <Differences before={before} published={published} />
    </Dialog>
  );
}

const wordsFor = ({ isNewer }: Before) =>
  isNewer
    ? { title: 'Show the newer site again?', action: 'Show it again' }
    : { title: 'Show the site as it was before?', action: 'Undo the publishing' };

/** From what visitors see now to what they will see. */
function Differences({ before, published }: Pick<UndoDialogProps, 'before' | 'published'>) {
  const { data } = useQuery({
    queryKey: ['content', 'undo', published?.commit ?? '', before.commit],
    queryFn: () => askContent('/undo', undoSchema),
    retry: false,
  });
  if (!data || data.length === 0) return null;
  return (
    <>
      <p className={styles.strong}>For visitors this changes:</p>
      <ul className={styles.list}>
        {data.slice(0, MOST_NAMED).map(({ id, title, words }) => (
          <li key={`${id} ${words}`}>
            {title}: {words}
          </li>
        ))}
        {data.length > MOST_NAMED && <li>and {data.length - MOST_NAMED} more</li>}
      </ul>
    </>
  );
}
