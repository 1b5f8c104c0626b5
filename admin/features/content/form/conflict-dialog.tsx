import { useState } from 'react';
import type { FieldPath } from '../../../../contract/desk/content/content.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { formatWritten } from '../../../shared/time/format-time.ts';
import { readPath } from './changes.ts';
import { nameOfItem, readableKey } from './field-words.ts';
import styles from './file.module.css';
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
            : readPath(editing.values, path);
        return (
          <fieldset key={JSON.stringify(path)} className={styles.sides}>
            <legend>{nameOfPath(editing.values, path)}</legend>
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

/** `categories.0.dishes.2.price` as “Hot and sour soup, price”. */
export function nameOfPath(values: unknown, path: FieldPath): string {
  if (path.length === 0) return 'The text';
  const place = path.map((key) => typeof key).lastIndexOf('number');
  const item = path[place];
  const rest = path.slice(place + 1).map(readableKey);
  if (typeof item !== 'number') return rest.join(', ');
  return [nameOfItem(readPath(values, path.slice(0, place + 1)), item), ...rest].join(', ');
}
