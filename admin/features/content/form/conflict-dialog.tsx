import { nameField, valueAt } from '../../../../contract/desk/content/field-path.ts';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { formatWritten } from '../../../shared/time/format-time.ts';
import styles from '../content.module.css';
import type { Conflict, DraftEditing } from './use-draft.ts';

interface ConflictDialogProps {
  editing: DraftEditing;
  conflict: Conflict;
}

/** Two people changed the same thing: what each wrote, side by side, and whose is to stay. */
export function ConflictDialog({ editing, conflict }: ConflictDialogProps) {
  const { values, body, leaveConflict, settle } = editing;
  return (
    <ConfirmDialog
      title="Somebody else changed this too"
      onClose={leaveConflict}
      cancel="Take theirs"
      onCancel={() => settle(conflict.fields.map(({ path }) => path))}
      confirm="Keep mine"
      onConfirm={() => settle([])}
    >
      <p>
        {conflict.by} saved it on {formatWritten(conflict.at)}, while you were writing. Nothing of
        yours is lost.
      </p>
      {conflict.fields.map(({ path, theirs }) => (
        <section key={JSON.stringify(path)}>
          <h3>{path.length ? nameField(values, path) : 'The text'}</h3>
          <dl className={styles.sides}>
            <div>
              <dt>Yours</dt>
              <dd>{inWords(path.length ? valueAt(values, path) : body)}</dd>
            </div>
            <div>
              <dt>Theirs</dt>
              <dd>{inWords(theirs)}</dd>
            </div>
          </dl>
        </section>
      ))}
    </ConfirmDialog>
  );
}

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'Nothing';
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}
