import { useRef } from 'react';
import { nameField, valueAt } from '../../../../contract/desk/content/field-path.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
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
  const form = useRef<HTMLFormElement>(null);

  function useChosen() {
    const chosen = new FormData(form.current ?? undefined);
    const theirs = conflict.fields.filter((_, at) => chosen.get(`side-${at}`) === 'theirs');
    settle(theirs.map(({ path }) => path));
  }
  return (
    <Dialog
      title="Somebody else changed this too"
      onClose={leaveConflict}
      actions={
        <>
          <Button kind="secondary" onClick={leaveConflict}>
            Back to the form
          </Button>
          <Button onClick={useChosen}>Use these</Button>
        </>
      }
    >
      <p>
        {conflict.by} saved it on {formatWritten(conflict.at)}, while you were writing. Nothing of
        yours is lost.
      </p>
      <form ref={form}>
        {conflict.fields.map(({ path, theirs }, at) => {
          const sides = [
            { id: 'mine', label: 'Keep mine', value: path.length ? valueAt(values, path) : body },
            { id: 'theirs', label: 'Take theirs', value: theirs },
          ];
          return (
            <fieldset key={JSON.stringify(path)} className={styles.sides}>
              <legend className={styles.strong}>
                {path.length ? nameField(values, path) : 'The text'}
              </legend>
              {sides.map(({ id, label, value }) => (
                <label key={id} className={styles.check}>
                  <input
                    type="radio"
                    name={`side-${at}`}
                    value={id}
                    defaultChecked={id === 'mine'}
                  />
                  <span>
                    <b>{label}</b>
                    {'\n'}
                    {inWords(value)}
                  </span>
                </label>
              ))}
            </fieldset>
          );
        })}
      </form>
    </Dialog>
  );
}

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'Nothing';
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}
