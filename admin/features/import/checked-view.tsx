import { useState } from 'react';
import { formatNumber } from '../../../contract/desk/rupees.ts';
import { FILE_TYPES } from '../../../contract/leads-file/file-name.ts';
import { BYTE_ORDER_MARK, writeLines } from '../../../contract/leads-file/leads-csv.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { answerStatus } from '../../shared/backend/desk-error.ts';
import { Check } from '../../shared/check.tsx';
import { tFilled } from '../../shared/language/filled.ts';
import { t, tCount } from '../../shared/language/language.ts';
import { tLeads } from '../../shared/lead/lead-count.ts';
import { saveTextFile } from '../../shared/save-file.ts';
import view from '../../shared/view.module.css';
import styles from './import.module.css';
import { REASON_COLUMN } from './map-columns.ts';
import { type ReadRow, type RefusedRow, wordsOf } from './read-rows.ts';
import type { FileTable } from './read-table.ts';
import { type CheckedFile, useImport } from './use-import.ts';

/** What of the file is not read: rows above the table, other sheets. */
export function LeftOut({ table: { leftOut } }: { table: FileTable }) {
  const sheets = leftOut.sheets.map(tFilled).join(', ');
  return (
    <>
      {leftOut.rows > 0 && <p>{tRows(leftOut.rows, 'Left out: {rows} above the column names.')}</p>}
      {leftOut.sheets.length > 0 && <p>{t('Sheets left out: {sheets}.', { sheets })}</p>}
    </>
  );
}

/** @returns `1 row`, `12,345 rows`. */
export const countRows = (count: number): string => tCount(count, '1 row', '{count} rows');
const tRows = (count: number, sentence: string): string => t(sentence, { rows: countRows(count) });

interface RowListProps {
  title: string;
  rows: readonly { number: number; reason: string; reference?: string }[];
}

/** A longer list helps nobody to mend a file. */
const SHOWN = 100;

/** Of a worker and of the database, which speak English; what was said here stays as it is. */
const say = (reason: string): string => reason.split('\n').map(tFilled).join(' ');

/** Rows of the file with what became of them, opened by a press; nothing without rows. */
function RowList({ title, rows }: RowListProps) {
  if (rows.length === 0) return null;
  return (
    <details className={joinClasses(view.box, view.fold, styles.rows)}>
      <summary>
        {t(title)}: {countRows(rows.length)}
      </summary>
      <ul>
        {rows.slice(0, SHOWN).map(({ number, reason, reference }) => (
          <li key={number}>
            {t('Row {number}:', { number })}{' '}
            {reference ? <a href={`#leads/${reference}`}>{say(reason)}</a> : say(reason)}
          </li>
        ))}
        {rows.length > SHOWN && <li>{tRows(rows.length - SHOWN, '… and {rows} more')}</li>}
      </ul>
    </details>
  );
}

export function writeRefused({ columns, rows }: FileTable, refused: readonly RefusedRow[]): string {
  const reasons = new Map(refused.map(({ number, reason }) => [number, reason]));
  // Of a file that was mended before, its old reasons.
  const kept = columns.flatMap((column, at) => (column === REASON_COLUMN ? [] : [at]));
  const pick = (cells: readonly string[]) => kept.map((at) => cells[at] ?? '');
  const lines = rows.flatMap(({ number, cells }) => {
    const reason = reasons.get(number);
    return reason === undefined ? [] : [[...pick(cells), reason]];
  });
  return BYTE_ORDER_MARK + writeLines([[...pick(columns), REASON_COLUMN], ...lines]);
}

/** Offers them as a file to mend. @param name of the file that they come from */
const saveRefused = (name: string, table: FileTable, refused: readonly RefusedRow[]): void =>
  saveTextFile(
    `refused-${name.replace(/\.\w+$/, '')}.csv`,
    FILE_TYPES.csv,
    writeRefused(table, refused),
  );

export interface CheckedViewProps {
  name: string;
  table: FileTable;
  file: CheckedFile;
  onBack: () => void;
}

/** What an import would do, then how far it is, what came of it, and the way back. */
export function CheckedView({ name, table, file, onBack }: CheckedViewProps) {
  const [withKnown, setWithKnown] = useState(true);
  const [withRepeated, setWithRepeated] = useState(false);
  const { importing, undoing, done } = useImport(name);
  const rows = [
    ...file.fresh,
    ...(withKnown ? file.known.map(({ row }) => row) : []),
    ...(withRepeated ? file.repeated.map(({ row }) => row) : []),
  ];
  const outcome = importing.data;
  const refused = [...file.refused, ...(outcome?.refused ?? [])];

  return (
    <div className={view.stack}>
      {!outcome && (
        <>
          <Findings name={name} file={file} table={table} />
          {file.known.length > 0 && (
            <Check isOn={withKnown} isDisabled={importing.isPending} onChange={setWithKnown}>
              {t('Join the people already in your leads: they wait for an answer again')}
            </Check>
          )}
          {file.repeated.length > 0 && (
            <Check isOn={withRepeated} isDisabled={importing.isPending} onChange={setWithRepeated}>
              {t('Also import rows that come twice in the file')}
            </Check>
          )}
        </>
      )}
      {importing.isPending && (
        <label className={view.stack}>
          {t('{shown} of {total}', { shown: done, total: countRows(rows.length) })}
          <progress max={rows.length} value={done} />
        </label>
      )}
      {importing.isError && (
        <p role="alert">
          {answerStatus(importing.error)
            ? tFilled(importing.error.message)
            : t('The connection broke.')}{' '}
          {t(
            'What was imported so far is kept. Press Import again: it continues and adds nothing twice.',
          )}
        </p>
      )}
      {!outcome && (
        <div className={view.row}>
          <Button kind="secondary" disabled={importing.isPending} onClick={onBack}>
            {t('Back to the columns')}
          </Button>
          <Button
            isBusy={importing.isPending}
            disabled={rows.length === 0}
            onClick={() => importing.mutate(rows)}
          >
            {tLeads(rows.length, 'Import {leads}')}
          </Button>
        </div>
      )}
      <div role="status">
        <Outcome
          added={outcome?.added}
          joined={withKnown ? file.known.length : 0}
          undone={undoing.data}
        />
      </div>
      {outcome && <RowList title="Refused by the database" rows={outcome.refused} />}
      {refused.length > 0 && !importing.isPending && (
        <Button kind="secondary" onClick={() => saveRefused(name, table, refused)}>
          {t('Download refused rows ({count})', { count: formatNumber(refused.length) })}
        </Button>
      )}
      {undoing.isError && <p role="alert">{t('Not all was taken back. Try again.')}</p>}
      {!!outcome?.added && !undoing.data && (
        <Button kind="secondary" isBusy={undoing.isPending} onClick={() => undoing.mutate()}>
          {t('Undo this import')}
        </Button>
      )}
    </div>
  );
}

interface OutcomeProps {
  added: number | undefined;
  joined: number;
  undone: { removed: number; kept: number } | undefined;
}

function Outcome({ added, joined, undone }: OutcomeProps) {
  if (undone)
    return (
      <p>
        <strong>{tLeads(undone.removed, '{leads} taken back.')}</strong>{' '}
        {t('The bin has them for 30 days.')}{' '}
        {undone.kept > 0 &&
          tLeads(undone.kept, '{leads} stayed, since somebody has worked on them.')}
      </p>
    );
  if (added === undefined) return null;
  return (
    <p>
      <strong>{tLeads(added, '{leads} imported.')}</strong>{' '}
      {joined > 0 && tLeads(joined, '{leads} of people already in your leads.')}
    </p>
  );
}

const quote = (row: ReadRow): string =>
  wordsOf(row)
    .map((word) => `“${word}”`)
    .join(', ');

function Findings({ name, file, table }: Pick<CheckedViewProps, 'name' | 'file' | 'table'>) {
  const { fresh, repeated, known, remarks, refused } = file;
  const all = [...fresh, ...repeated.map(({ row }) => row), ...known.map(({ row }) => row)];
  const wishes = all.filter(({ wish }) => wish).length;
  return (
    <>
      <p>
        {`${name}: `}
        <strong>{tRows(fresh.length, '{rows} new.')}</strong> {t('Nothing is stored yet.')}{' '}
        {wishes > 0 && tRows(wishes, '{rows} with “no calls” or “do not contact”, which is kept.')}
      </p>
      <LeftOut table={table} />
      <RowList title="Damaged or hidden: check them in the file" rows={table.doubts} />
      <RowList
        title="People already in your leads"
        rows={known.map(({ row, known: { newest } }) => ({
          number: row.number,
          reason: quote(row),
          ...(newest[0] && { reference: referenceOf(newest[0].id) }),
        }))}
      />
      <RowList
        title="Twice in the file, left out"
        rows={repeated.map(({ row, of }) => ({
          number: row.number,
          reason: t('same as row {number}. {words}', { number: of, words: quote(row) }),
        }))}
      />
      <RowList title="With remarks" rows={remarks} />
      <RowList title="Refused" rows={refused} />
    </>
  );
}
