import { type UseInfiniteQueryResult, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { LIST_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { CircleAlert, Inbox, Search } from '../../../ui/icon/icons.ts';
import { jumpToPage, type ListData, tableQuery } from '../../shared/desk-list/desk-lists.ts';
import { isWhole } from '../../shared/list-filter/filter-address.ts';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import type { Selection } from '../../shared/selection/use-selection.ts';
import styles from './leads.module.css';
import { LeadList } from './list/lead-list.tsx';

export interface LeadsContentProps {
  list: UseInfiniteQueryResult<ListData>;
  filter: ListFilter;
  /** How many leads the filter finds, where that is known. */
  total: number | undefined;
  selection: Selection | undefined;
  isSelecting: boolean;
  onShowAll: () => void;
}

/** Shows the list, or its state: loading, failed, empty, no match. */
export function LeadsContent(props: LeadsContentProps) {
  const { list, filter, total, onShowAll } = props;
  const client = useQueryClient();
  const leads = useRows(list.data);
  if (list.isError && !list.data && !list.isFetching) {
    return (
      <EmptyState
        icon={CircleAlert}
        title="The leads could not be loaded"
        action={<Button onClick={() => void list.refetch()}>Try again</Button>}
      >
        They are still safe in the database.
      </EmptyState>
    );
  }
  const before = (list.data?.pageParams[0]?.index ?? 0) * LIST_LIMITS.rowsIfNotSaid;
  if (!list.data || (leads.length === 0 && before === 0 && list.isFetching))
    return <RowsSkeleton />;
  if (leads.length === 0 && before === 0 && isWhole(filter)) {
    return (
      <EmptyState icon={Inbox} title="No leads yet">
        Each message sent with the contact form appears here. Refresh looks for new ones.
      </EmptyState>
    );
  }
  if (leads.length === 0 && before === 0) {
    return (
      <EmptyState
        icon={Search}
        title="Nothing matches"
        action={
          <Button kind="secondary" onClick={onShowAll}>
            Show all leads
          </Button>
        }
      />
    );
  }

  function reach(index: number) {
    if (list.isFetching || list.isError) return;
    const page = Math.floor(index / LIST_LIMITS.rowsIfNotSaid);
    const first = list.data?.pageParams[0]?.index ?? 0;
    if (index >= before + leads.length) void list.fetchNextPage();
    else if (page === first - 1) void list.fetchPreviousPage();
    else if (page < first) void jumpToPage(client, tableQuery(filter).queryKey, page);
  }

  return (
    <div className={styles.content} aria-busy={list.isPlaceholderData || undefined}>
      {list.data.pages[0]?.is_similar && (
        <p className={styles.similar} role="status">
          Nothing has these words. These names are spelled like them.
        </p>
      )}
      <LeadList
        leads={leads}
        before={before}
        hasMore={list.hasNextPage}
        total={total}
        selection={props.selection}
        isSelecting={props.isSelecting}
        onReach={reach}
      />
      {list.hasNextPage && (
        <Button
          kind="secondary"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchNextPageError ? 'Try again' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

/** The rows of all pages; one that has moved meanwhile may be on two of them. */
const useRows = (data: ListData | undefined) =>
  useMemo(
    () => [
      ...new Map(data?.pages.flatMap(({ rows }) => rows.map((row) => [row.id, row]))).values(),
    ],
    [data],
  );
