import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Search } from '../../../ui/icon/icons.ts';
import { deferred } from '../../shared/deferred.tsx';
import {
  databaseReadAt,
  describeFound,
  foundQuery,
  listQuery,
  rowsOf,
  viewsQuery,
} from '../../shared/desk-list/desk-lists.ts';
import { LeadList, NewLeads } from '../../shared/desk-list/lead-list.tsx';
import { t } from '../../shared/language/language.ts';
import { describeLoadError } from '../../shared/lead/leads-messages.ts';
import { isWhole, useListFilter } from '../../shared/list-filter/filter-address.ts';
import {
  FilterBar,
  focusLeadCount,
  LeadCount,
  ViewRow,
} from '../../shared/list-filter/filter-bar.tsx';
import { RowsSkeleton } from '../../shared/loading.tsx';
import { usePlace } from '../../shared/place.ts';
import { useRole } from '../../shared/role.ts';
import { useHasRoom } from '../../shared/use-has-room.ts';
import { useSelection } from '../../shared/use-selection.ts';

const KeepView = deferred(() => import('../../shared/list-filter/keep-view.tsx'));
const LeadCards = lazy(() => import('../../shared/desk-list/lead-cards.tsx'));
const LeadTable = lazy(() => import('./lead-table.tsx'));
const SelectionBar = deferred(() => import('./selection-bar.tsx'));

/** The list of leads with its views, filters and search, without spam and tests. Beside an open lead each is a card. */
export default function LeadsView() {
  const [filter, setFilter] = useListFilter('leads');
  const isBeside = usePlace().reference !== undefined;
  const list = useInfiniteQuery({
    ...listQuery(filter),
    placeholderData: keepPreviousData,
    meta: { describeError: describeLoadError },
  });
  const { data: found } = useQuery(foundQuery(filter));
  const { data: own } = useQuery(viewsQuery);
  const selection = useSelection(JSON.stringify(filter));
  const mayWork = useRole() !== 'viewer';
  const hasTable = useHasRoom('table') && !isBeside;
  const isRead = list.data !== undefined && !list.isPlaceholderData;

  function showAll() {
    setFilter({});
    // The pressed button disappears; the focus moves to the number of leads.
    focusLeadCount();
  }

  return (
    <>
      <FilterBar filter={filter} onChange={setFilter} beside={<KeepView filter={filter} />} />
      <ViewRow
        filter={filter}
        own={own}
        beside={
          <LeadCount
            words={isRead && found ? describeFound(found) : undefined}
            readAt={databaseReadAt(list.dataUpdatedAt)}
          />
        }
      />
      {isWhole(filter) && <NewLeads list={list} />}
      <div>
        {/* Around the list: the shapes of its rows are not its end, at which it reads on. */}
        <Suspense fallback={<RowsSkeleton />}>
          <LeadList
            list={list}
            readsAhead
            empty={
              isWhole(filter) ? (
                <EmptyState title={t('No leads yet')}>
                  {t(
                    'Each message sent with the contact form appears here. Refresh looks for new ones.',
                  )}
                </EmptyState>
              ) : (
                <EmptyState
                  icon={Search}
                  title={t('Nothing matches')}
                  action={
                    <Button kind="secondary" onClick={showAll}>
                      {t('Show all leads')}
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
                  label={t('Leads')}
                  {...(mayWork && !isBeside && { selection })}
                />
              )
            }
          </LeadList>
        </Suspense>
        {mayWork && !isBeside && (selection.ids.size > 0 || selection.isWholeFilter) && (
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
