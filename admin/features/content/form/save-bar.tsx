import { Button } from '../../../../ui/button/button.tsx';
import styles from './file.module.css';
import type { DraftEditing } from './use-draft.ts';

/** Stays in sight while something waits to be saved. */
export function SaveBar({ editing }: { editing: DraftEditing }) {
  const { draft, saving, canUndo } = editing;
  const count = draft.changes.length;
  if (count === 0) return null;
  return (
    <section className={styles.bar} aria-label="Your changes">
      <p role="status">{count === 1 ? '1 change' : `${count} changes`}</p>
      {canUndo ? (
        <Button kind="quiet" onClick={editing.undo}>
          Undo
        </Button>
      ) : (
        <Button kind="quiet" onClick={editing.throwAway}>
          Throw away
        </Button>
      )}
      <Button type="submit" isBusy={saving.isPending}>
        {saving.isPending ? 'Saving…' : 'Save'}
      </Button>
    </section>
  );
}
