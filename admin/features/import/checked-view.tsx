import { useState } from 'react';
import { formatNumber } from '../../../contract/desk/rupees.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { answerStatus } from '../../shared/backend/desk-error.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';
import view from '../../shared/view.module.css';
import styles from './import.module.css';
import type { ReadFile } from './read-rows.ts';
import type { FileTable } from './read-table.ts';
import { useImport } from './use-import.ts';

interface RowListProps {
  title: string;
  rows: readonly { number: number; reason: string; reference?: string; more?: string }[];
}

/** @returns `1 row`, `12,345 rows`. */
export const countRows = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;

/** A longer list helps nobody to mend a file. */
const SHOWN = 100;

/** Rows of the file with what became of them, opened by a press; nothing without rows. */
function RowList({ title, rows }: RowListProps) {
  if (rows.length === 0) return null;
  return (
    <details className={joinClasses(view.box, view.fold, styles.rows)}>
      <summary>
        {title}: {countRows(rows.length)}
      </summary>
      <ul>
        {rows.slice(0, SHOWN).map(({ number, reason, reference, more }) => (
          <li key={number}>
            Row {number}:{' '}
            {reference ? <a href={`#leads/${reference}`}>{reason}</a> : <span>{reason}</span>}
            {more}
          </li>
        ))}
        {rows.length > SHOWN && <li>… and {countRows(rows.length - SHOWN)} more</li>}
      </ul>
    </details>
  );
}

export interface CheckedViewProps {
  name: string;
  doubts: FileTable['doubts'];
  file: ReadFile;
  onBack: () => void;
}

/** What an import would do, then how far it is, what came of it, and the way back. */
export function CheckedView({ name, doubts, file, onBack }: CheckedViewProps) {
  const [withDoubles, setWithDoubles] = useState(false);
  const { importing, undoing, done } = useImport();
  const { doubles } = file;
  const rows = [...file.rows, ...(withDoubles ? doubles.map(({ row }) => row) : [])];
  const outcome = importing.data;

  return (
    <div className={view.stack}>
      {!outcome && <Findings {...{ name, file, doubts }} />}
      {!outcome && doubles.length > 0 && (
        <label className={view.check}>
          <input
            type="checkbox"
            checked={withDoubles}
            disabled={importing.isPending}
            onChange={(event) => setWithDoubles(event.target.checked)}
          />
          Also import rows of people who are here already
        </label>
      )}
      {importing.isPending && (
        <label className={view.stack}>
          {done} of {countRows(rows.length)}
          <progress max={rows.length} value={done} />
        </label>
      )}
      {importing.isError && (
        <p role="alert">
          {answerStatus(importing.error) ? importing.error.message : 'The connection broke.'} What
          was imported so far is kept. Press Import again: it continues and adds nothing twice.
        </p>
      )}
      {!outcome && (
        <div className={view.row}>
          <Button kind="secondary" disabled={importing.isPending} onClick={onBack}>
            Back to the columns
          </Button>
          <Button
            isBusy={importing.isPending}
            disabled={rows.length === 0}
            onClick={() => importing.mutate(rows)}
          >
            Import {countLeads(rows.length)}
          </Button>
        </div>
      )}
      <div role="status">
        {outcome && !undoing.data && <strong>{countLeads(outcome.added)} imported.</strong>}
        {undoing.data && (
          <p>
            <strong>{countLeads(undoing.data.removed)} taken back.</strong> The bin has them for 30
            days.
            {undoing.data.kept > 0 &&
              ` ${countLeads(undoing.data.kept)} stayed, since somebody has worked on them.`}
          </p>
        )}
      </div>
      {outcome && <RowList title="Refused by the database" rows={outcome.refused} />}
      {undoing.isError && <p role="alert">Not all was taken back. Try again.</p>}
      {outcome && !undoing.data && (
        <Button kind="secondary" isBusy={undoing.isPending} onClick={() => undoing.mutate()}>
          Undo this import
        </Button>
      )}
    </div>
  );
}

const describeUnsaid = (words: readonly string[]): string =>
  words.length > 0 ? `. New: ${words.map((word) => `“${word}”`).join(', ')}` : '';

function Findings({ name, file, doubts }: Pick<CheckedViewProps, 'name' | 'file' | 'doubts'>) {
  const { rows, doubles, remarks, refused } = file;
  const wishes = [...rows, ...doubles.map(({ row }) => row)].filter(({ wish }) => wish).length;
  return (
    <>
      <p>
        {`${name}: `}
        <strong>{countRows(rows.length)} new.</strong>
        {' Nothing is stored yet.'}
        {wishes > 0 && ` ${countRows(wishes)} with “no calls” or “do not contact”, which is kept.`}
      </p>
      <RowList title="Perhaps damaged: check them in the file" rows={doubts} />
      <RowList
        title="Here already, left out"
        rows={doubles.map(({ row, unsaid, ...told }) => ({
          ...told,
          number: row.number,
          more: describeUnsaid(unsaid),
        }))}
      />
      <RowList title="With remarks" rows={remarks} />
      <RowList title="Refused" rows={refused} />
    </>
  );
}
