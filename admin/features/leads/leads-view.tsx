import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Inbox, Search } from '../../../ui/icon/icons.ts';
import { deferred } from '../../shared/deferred.tsx';
import { describeFound, foundQuery } from '../../shared/desk-list/desk-counts.ts';
import { databaseReadAt, listQuery, rowsOf } from '../../shared/desk-list/desk-lists.ts';
import { LeadList } from '../../shared/desk-list/lead-list.tsx';
import { NewLeads } from '../../shared/desk-list/new-leads.tsx';
import { describeLoadError } from '../../shared/lead/leads-messages.ts';
import { isWhole, useListFilter } from '../../shared/list-filter/filter-address.ts';
import { FilterBar } from '../../shared/list-filter/filter-bar.tsx';
import { focusLeadCount, LeadCount } from '../../shared/list-filter/lead-count.tsx';
import { OwnViews } from '../../shared/list-filter/own-views.tsx';
import { DefaultViews, ViewRow } from '../../shared/list-filter/view-row.tsx';
import { useRole } from '../../shared/role.ts';
import { RowsSkeleton } from '../../shared/rows-skeleton.tsx';
import { useHasRoom } from '../../shared/use-has-room.ts';
import { useSelection } from '../../shared/use-selection.ts';

const KeepView = deferred(() => import('../../shared/list-filter/keep-view.tsx'));
const LeadCards = lazy(async () => {
  const cards = await import('../../shared/desk-list/lead-cards.tsx');
  return { default: cards.LeadCards };
});
const LeadTable = lazy(() => import('./lead-table.tsx'));
const SelectionBar = deferred(() => import('./selection-bar.tsx'));

interface LeadsViewProps {
  /** Then each is a card, as beside an open lead, and what one came for is typed. */
  isSearch?: boolean;
}

/** The list of leads with its views, filters and search, without quarantined leads and tests. */
export default function LeadsView({ isSearch = false }: LeadsViewProps) {
  const [filter, setFilter] = useListFilter(isSearch ? 'search' : 'leads');
  const list = useInfiniteQuery({
    ...listQuery(filter),
    placeholderData: keepPreviousData,
    meta: { describeError: describeLoadError },
  });
  const { data: found } = useQuery(foundQuery(filter));
  const selection = useSelection(JSON.stringify(filter));
  // Whoever opens an empty search wants to type.
  const [isFocused] = useState(() => location.hash === '#search');
  const mayWork = useRole() !== 'viewer';
  const hasTable = useHasRoom('table') && !isSearch;
  const isRead = list.data !== undefined && !list.isPlaceholderData;

  function showAll() {
    setFilter({});
    // The pressed button disappears; the focus moves to the number of leads.
    focusLeadCount();
  }

  return (
    <>
      {!isSearch && (
        <ViewRow>
          <DefaultViews filter={filter} />
          <OwnViews filter={filter} />
        </ViewRow>
      )}
      <FilterBar
        filter={filter}
        onChange={setFilter}
        beside={<KeepView filter={filter} />}
        {...(isSearch && {
          hint: 'Name, number, address, YC-…, city, words of message or note',
          isFocused,
        })}
      >
        <LeadCount
          words={isRead && found ? describeFound(found) : undefined}
          readAt={databaseReadAt(list.dataUpdatedAt)}
        />
      </FilterBar>
      {isWhole(filter) && <NewLeads list={list} />}
      <div>
        {/* Around the list: the shapes of its rows are not its end, at which it reads on. */}
        <Suspense fallback={<RowsSkeleton />}>
          <LeadList
            list={list}
            readsAhead
            empty={
              isWhole(filter) ? (
                <EmptyState icon={Inbox} title="No leads yet">
                  Each message sent with the contact form appears here. Refresh looks for new ones.
                </EmptyState>
              ) : (
                <EmptyState
                  icon={Search}
                  title="Nothing matches"
                  action={
                    <Button kind="secondary" onClick={showAll}>
                      Show all leads
                    </Button>
                  }
                />
              )
            }
          >
            {(leads) =>
              hasTable ? (
                <LeadTable
                  leads={leads}
                  order={filter.order}
                  onOrder={(order) => setFilter({ ...filter, order })}
                  {...(mayWork && { selection })}
                />
              ) : (
                <LeadCards
                  leads={leads}
                  label={isSearch ? 'Leads that were found' : 'Leads'}
                  {...(!isSearch && { view: 'leads', ...(mayWork && { selection }) })}
                />
              )
            }
          </LeadList>
        </Suspense>
        {mayWork && (selection.ids.size > 0 || selection.isWholeFilter) && (
          <SelectionBar
            selection={selection}
            filter={filter}
            shown={rowsOf(list.data).map(({ id }) => id)}
            found={found}
          />
        )}
      </div>
    </>
  );
}
