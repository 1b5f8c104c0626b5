import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Search } from '../../ui/icon/icons.ts';
import { describeFound, foundQuery } from '../shared/desk-list/desk-counts.ts';
import { useLeadList } from '../shared/desk-list/desk-lists.ts';
import { LeadCards } from '../shared/desk-list/lead-cards.tsx';
import { LeadList } from '../shared/desk-list/lead-list.tsx';
import { useListFilter } from '../shared/list-filter/filter-address.ts';
import { FilterBar } from '../shared/list-filter/filter-bar.tsx';
import KeepView from '../shared/list-filter/keep-view.tsx';
import { LeadCount } from '../shared/list-filter/lead-count.tsx';

export default function SearchView() {
  const [filter, setFilter] = useListFilter('search');
  const list = useLeadList(filter);
  const { data: found, dataUpdatedAt } = useQuery(foundQuery(filter));
  // Whoever opens an empty search wants to type.
  const [isFocused] = useState(() => location.hash === '#search');

  return (
    <>
      <FilterBar
        filter={filter}
        onChange={setFilter}
        hint="Name, number, address, YC-…, city, words of message or note"
        isFocused={isFocused}
        beside={<KeepView filter={filter} />}
      >
        <LeadCount words={found && describeFound(found)} readAt={dataUpdatedAt} />
      </FilterBar>
      <LeadList
        list={list}
        empty={
          <EmptyState icon={Search} title="Nothing matches">
            Try fewer words, or another filter.
          </EmptyState>
        }
      >
        {(leads) => <LeadCards leads={leads} label="Leads that were found" />}
      </LeadList>
    </>
  );
}
