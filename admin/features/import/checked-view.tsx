import { useState } from 'react';
import { referenceOf } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { answerStatus } from '../../shared/backend/desk-error.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';
import { countRows } from './count-rows.ts';
import styles from './import.module.css';
import { RowList } from './row-list.tsx';
import { type CheckedFile, useImport } from './use-import.ts';

export interface CheckedViewProps {
  file: CheckedFile;
  onBack: () => void;
}

/** What an import would do, then how far it is, what came of it, and the way back. */
export function CheckedView({ file, onBack }: CheckedViewProps) {
  const [withKnown, setWithKnown] = useState(false);
  const { importing, undoing, done } = useImport();
  const rows = withKnown ? [...file.fresh, ...file.known.map(({ row }) => row)] : file.fresh;
  const outcome = importing.data;

  return (
    <div className={styles.checked}>
      {!outcome && (
        <>
          <Findings file={file} />
          {file.known.length > 0 && (
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={withKnown}
                disabled={importing.isPending}
                onChange={(event) => setWithKnown(event.target.checked)}
              />
              <span>Import those who are at the desk already, too</span>
            </label>
          )}
        </>
      )}
      {importing.isPending && (
        <label className={styles.progress}>
          {done} of {countRows(rows.length)}
          <progress max={rows.length} value={done} />
        </label>
      )}
      {importing.isError && (
        <p role="alert">
          {answerStatus(importing.error) ? importing.error.message : 'The connection broke.'} What
          was imported so far is at the desk. Press Import again: it goes on, and adds nothing
          twice.
        </p>
      )}
      {!outcome && (
        <div className={styles.buttons}>
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
              ` ${countLeads(undoing.data.kept)} stayed, since somebody has worked there.`}
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

function Findings({ file: { fresh, repeated, known, remarks, refused } }: { file: CheckedFile }) {
  return (
    <>
      <p>
        <strong>{countRows(fresh.length)} new.</strong> Nothing is stored yet.
      </p>
      <RowList
        title="At the desk already"
        rows={known.map(({ row, known: { newest } }) => ({
          number: row.number,
          reason: row.lead.name,
          ...(newest[0] && { reference: referenceOf(newest[0].id) }),
        }))}
      />
      <RowList
        title="Twice in the file, left out"
        rows={repeated.map(({ number, of }) => ({ number, reason: `same as row ${of}` }))}
      />
      <RowList title="With remarks" rows={remarks} />
      <RowList title="Refused" rows={refused} />
    </>
  );
}
