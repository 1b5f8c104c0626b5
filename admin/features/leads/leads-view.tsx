import { useDeferredValue, useMemo, useState } from 'react';
import { useSplitLeads } from '../../shared/lead/split-leads.ts';
import { filterLeads, NO_FILTER } from './filter-leads.ts';
import { LeadsContent } from './leads-content.tsx';
import { focusLeadCount, LeadsFilter } from './leads-filter.tsx';
import { useLeads } from './use-leads.ts';

/** The list of leads with its search, without quarantined leads and tests. */
export default function LeadsView() {
  const desk = useLeads();
  const { current: leads } = useSplitLeads(desk.leads);
  const [filter, setFilter] = useState(NO_FILTER);
  const applied = useDeferredValue(filter);
  const shown = useMemo(() => filterLeads(leads, applied), [leads, applied]);
  const isLoaded = desk.leads !== undefined;

  function showAll() {
    setFilter(NO_FILTER);
    // The pressed button disappears; the focus moves to the number of leads.
    focusLeadCount();
  }

  return (
    <>
      <LeadsFilter
        filter={filter}
        onChange={setFilter}
        shownCount={isLoaded ? shown.length : undefined}
        totalCount={leads.length}
        loadedAt={desk.loadedAt}
      />
      <LeadsContent
        desk={desk}
        leads={leads}
        shown={isLoaded ? shown : undefined}
        onShowAll={showAll}
      />
    </>
  );
}
