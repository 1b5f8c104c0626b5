import {
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { LIST_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { CircleAlert, Inbox, Search } from '../../../ui/icon/icons.ts';
import { describeFound, foundQuery } from '../../shared/desk-list/desk-counts.ts';
import {
  databaseReadAt,
  jumpToPage,
  type ListData,
  tableQuery,
} from '../../shared/desk-list/desk-lists.ts';
import { NewLeads } from '../../shared/desk-list/new-leads.tsx';
import { isWhole, useListFilter } from '../../shared/list-filter/filter-address.ts';
import { FilterBar } from '../../shared/list-filter/filter-bar.tsx';
import type { Member } from '../../shared/list-filter/filter-options.ts';
import { focusLeadCount, LeadCount } from '../../shared/list-filter/lead-count.tsx';
import { RowsSkeleton } from '../../shared/rows-skeleton.tsx';
import { OwnViews } from '../../shared/saved-views/own-views.tsx';
import { StandingViews, ViewRow } from '../../shared/saved-views/view-row.tsx';
import { type Selection, useSelection } from '../../shared/use-selection.ts';
import styles from './leads.module.css';
import { LeadList } from './list/lead-list.tsx';
import { SelectButton } from './select-button.tsx';

interface LeadsContentProps {
  list: UseInfiniteQueryResult<ListData>;
  filter: ListFilter;
  /** How many leads the filter finds, where that is known. */
  total: number | undefined;
  selection: Selection | undefined;
  isSelecting: boolean;
  onShowAll: () => void;
}

/** Shows the list, or its state: loading, failed, empty, no match. */
function LeadsContent(props: LeadsContentProps) {
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

const KeepView = lazy(() => import('../../shared/saved-views/keep-view.tsx'));
const SelectionBar = lazy(() => import('./selection-bar.tsx'));

export interface LeadsViewProps {
  /** What can be done with leads that are selected, of so many in all; without it none can be. */
  actions?:
    | ((selection: Selection, filter: ListFilter, total: number | undefined) => ReactNode)
    | undefined;
  /** Who leads may be assigned to. */
  members?: readonly Member[] | undefined;
}

/** The list of leads with its views, filters and search, without quarantined leads and tests. */
export default function LeadsView({ actions, members }: LeadsViewProps) {
  const [filter, setFilter] = useListFilter('leads');
  const list = useInfiniteQuery({ ...tableQuery(filter), placeholderData: keepPreviousData });
  const { data: found } = useQuery(foundQuery(filter));
  const selection = useSelection(JSON.stringify(filter));
  // Beside a wide list the boxes are always there.
  const [isSelecting, setIsSelecting] = useState(false);
  const total = found && !found.is_more ? found.found : undefined;
  const isRead = list.data !== undefined && !list.isPlaceholderData;

  function showAll() {
    setFilter({});
    // The pressed button disappears; the focus moves to the number of leads.
    focusLeadCount();
  }

  return (
    <>
      <ViewRow>
        <StandingViews filter={filter} />
        <OwnViews filter={filter} />
      </ViewRow>
      <FilterBar
        filter={filter}
        onChange={setFilter}
        members={members}
        beside={
          <Suspense>
            <KeepView filter={filter} />
          </Suspense>
        }
        {...(actions && {
          tools: (
            <SelectButton
              isSelecting={isSelecting}
              onPress={() => {
                setIsSelecting(!isSelecting);
                selection.clear();
              }}
            />
          ),
        })}
      >
        <LeadCount
          words={isRead && found ? describeFound(found) : undefined}
          readAt={databaseReadAt(list.dataUpdatedAt)}
          isNotRefreshed={list.isRefetchError}
        />
      </FilterBar>
      {isWhole(filter) && <NewLeads list={list} />}
      <div>
        <LeadsContent
          list={list}
          filter={filter}
          total={total}
          selection={actions && selection}
          isSelecting={isSelecting}
          onShowAll={showAll}
        />
        {actions && (selection.ids.size > 0 || selection.isWholeFilter) && (
          <Suspense>
            <SelectionBar selection={selection} shown={idsOf(list.data)} found={found}>
              {actions(selection, filter, total)}
            </SelectionBar>
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Each once: a lead that has moved meanwhile may be on two pages. */
const idsOf = (list: ListData | undefined): readonly string[] => [
  ...new Set(list?.pages.flatMap(({ rows }) => rows.map(({ id }) => id))),
];
