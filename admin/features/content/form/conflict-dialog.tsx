import { useState } from 'react';
import { nameField, valueAt } from '../../../../contract/desk/content/field-path.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { formatWritten } from '../../../shared/time/format-time.ts';
import styles from '../file.module.css';
import type { Conflict, DraftEditing } from './use-draft.ts';

/** Two people changed the same thing: what each wrote, side by side, and whose is to stay. */
export function ConflictDialog({
  editing,
  conflict,
}: {
  editing: DraftEditing;
  conflict: Conflict;
}) {
  const [theirs, setTheirs] = useState<ReadonlySet<number>>(new Set());
  function choose(place: number, isTheirs: boolean) {
    const next = new Set(theirs);
    if (isTheirs) next.add(place);
    else next.delete(place);
    setTheirs(next);
  }
  return (
    <Dialog
      isOpen
      title="Somebody else changed this too"
      onClose={editing.leaveConflict}
      actions={
        <>
          <Button kind="secondary" onClick={editing.leaveConflict}>
            Back to the form
          </Button>
          <Button
            onClick={() =>
              editing.settle(
                conflict.fields.filter((_, at) => theirs.has(at)).map(({ path }) => path),
              )
            }
          >
            Use these
          </Button>
        </>
      }
    >
      <p>
        {conflict.by} saved it on {formatWritten(conflict.at)}, while you were writing. Nothing of
        yours is lost.
      </p>
      {conflict.fields.map(({ path, theirs: value }, place) => {
        const mine =
          path.length === 0 || path[0] === 'body'
            ? (editing.body ?? '')
            : valueAt(editing.values, path);
        return (
          <fieldset key={JSON.stringify(path)} className={styles.sides}>
            <legend>{path.length === 0 ? 'The text' : nameField(editing.values, path)}</legend>
            <label>
              <input
                type="radio"
                name={`side-${place}`}
                checked={!theirs.has(place)}
                onChange={() => choose(place, false)}
              />
              <span>
                <b>Keep mine</b>
                {'\n'}
                {inWords(mine)}
              </span>
            </label>
            <label>
              <input
                type="radio"
                name={`side-${place}`}
                checked={theirs.has(place)}
                onChange={() => choose(place, true)}
              />
              <span>
                <b>Take theirs</b>
                {'\n'}
                {inWords(value)}
              </span>
            </label>
          </fieldset>
        );
      })}
    </Dialog>
  );
}

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'Nothing';
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}
