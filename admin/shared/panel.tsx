import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/class-names.ts';
import { Table, type TableColumn } from '../../ui/table/table.tsx';
import { t } from './language/language.ts';
import { RowsSkeleton } from './loading.tsx';
import styles from './panel.module.css';
import view from './view.module.css';

/** English; shown in the language of the desk. */
export interface PanelProps {
  title: string;
  words?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, words, actions, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={joinClasses(view.stack, styles.panel)} aria-labelledby={titleId}>
      <div className={joinClasses(view.row, view.spread)}>
        <h2 id={titleId} className={view.title}>
          {t(title)}
        </h2>
        {actions}
      </div>
      {words && <p className={joinClasses(view.muted, view.measure)}>{t(words)}</p>}
      {children}
    </section>
  );
}

export function PanelPart({ title, children }: Pick<PanelProps, 'title' | 'children'>) {
  const titleId = useId();
  return (
    <section className={joinClasses(view.stack, view.box)} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.part}>
        {t(title)}
      </h3>
      {children}
    </section>
  );
}

export interface FiguresProps {
  figures: readonly (readonly [name: string, value: string | number, note?: string | undefined])[];
}

export const Figures = ({ figures }: FiguresProps) => (
  <dl className={styles.figures}>
    {figures.map(([name, value, note]) => (
      <div key={name} className={view.band}>
        <dt>{t(name)}</dt>
        <dd>
          <strong>{value}</strong>
          {note && <span>{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

export interface LogColumn<Row> extends Omit<TableColumn, 'id'> {
  cell: (row: Row) => ReactNode;
}

export interface LogTableProps<Row> {
  caption: string;
  columns: readonly LogColumn<Row>[];
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string | number;
  failed?: ReactNode;
  /** Stands there instead of a table without rows. */
  empty?: ReactNode;
  pages?: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  more?: string | undefined;
}

export function LogTable<Row>(props: LogTableProps<Row>) {
  const { caption, columns, rows, keyOf, failed, empty, pages, more = 'Show more' } = props;
  if (!rows) return failed ? <div role="alert">{failed}</div> : <RowsSkeleton />;
  if (rows.length === 0 && empty) return empty;
  return (
    <>
      <Table
        caption={t(caption)}
        columns={columns.map((column) => ({ ...column, id: column.label, label: t(column.label) }))}
        narrow="stack"
      >
        {rows.map((row) => (
          <tr key={keyOf(row)} data-keys>
            {columns.map(({ label, cell }) => (
              <td key={label}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </Table>
      {pages?.hasNextPage && (
        <Button
          kind="secondary"
          isBusy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {pages.isFetchNextPageError ? t('Try again') : t(more)}
        </Button>
      )}
    </>
  );
}
