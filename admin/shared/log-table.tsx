import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Table, type TableColumn } from '../../ui/table/table.tsx';
import { t } from './language/language.ts';
import { RowsSkeleton } from './loading.tsx';

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
  more?: string;
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
