import { countRows } from './count-rows.ts';
import styles from './import.module.css';

export interface RowListProps {
  title: string;
  /** With a reference, the row leads to that lead. */
  rows: readonly { number: number; reason: string; reference?: string; more?: string }[];
}

/** A longer list helps nobody to mend a file. */
const SHOWN = 100;

/** Rows of the file with what became of them, opened by a press; nothing without rows. */
export function RowList({ title, rows }: RowListProps) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.rows}>
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
