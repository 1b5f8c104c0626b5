import type { ReactNode } from 'react';
import { useId } from 'react';
import { joinClasses } from '../class-names.ts';
import styles from './table.module.css';

export interface TableColumn {
  id: string;
  label: string;
  align?: 'start' | 'end' | undefined;
  isLabelHidden?: boolean | undefined;
  /** Then a press on the heading sorts. */
  onSort?: (() => void) | undefined;
  sorted?: 'ascending' | 'descending' | false | undefined;
}

export interface TableProps {
  caption: string;
  columns: readonly TableColumn[];
  /** Where there is no room for columns: each row becomes a card of its cells, which must then speak for themselves. */
  narrow?: 'scroll' | 'stack' | undefined;
  /** Rows: `<tr>` elements. */
  children: ReactNode;
  className?: string | undefined;
}

/** A region that scrolls must take focus, or keyboards cannot scroll it in every browser. */
export const KEYBOARD_SCROLL = { tabIndex: 0 };

export function Table({ caption, columns, narrow = 'scroll', children, className }: TableProps) {
  const captionId = useId();
  return (
    <section
      {...KEYBOARD_SCROLL}
      className={joinClasses(styles.scroller, narrow === 'stack' && styles.stack, className)}
      aria-labelledby={captionId}
    >
      <table className={styles.table}>
        <caption id={captionId} className="visually-hidden">
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                data-align={column.align}
                aria-sort={column.sorted || undefined}
              >
                {column.onSort ? (
                  <button type="button" className={styles.sort} onClick={column.onSort}>
                    {column.label}
                  </button>
                ) : (
                  <span className={column.isLabelHidden ? 'visually-hidden' : undefined}>
                    {column.label}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
