import { useDeferredValue, useMemo, useState } from 'react';
import type { Desk } from '../../app/desk/desk-bar.tsx';
import type { Lead } from '../../shared/lead/lead.ts';
import { filterLeads, NO_FILTER } from './filter-leads.ts';
import { DeskContent } from './leads-content.tsx';
import { DeskFilter, focusLeadCount } from './leads-filter.tsx';

export interface LeadsViewProps {
  desk: Desk;
  /** The leads to work with: neither doubtful ones nor tests. */
  leads: readonly Lead[];
}

/** The list of leads with its search. */
export function LeadsView({ desk, leads }: LeadsViewProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const applied = useDeferredValue(filter);
  const shown = useMemo(() => filterLeads(leads, applied), [leads, applied]);
  const isLoaded = desk.leads !== undefined;

  function showAll() {
    setFilter(NO_FILTER);
    // The pressed button goes away; the number of leads says what has come back.
    focusLeadCount();
  }

  return (
    <>
      <DeskFilter
        filter={filter}
        onChange={setFilter}
        shownCount={isLoaded ? shown.length : undefined}
        totalCount={isLoaded ? leads.length : undefined}
        loadedAt={desk.loadedAt}
      />
      <DeskContent
        desk={desk}
        leads={leads}
        shown={isLoaded ? shown : undefined}
        onShowAll={showAll}
      />
    </>
  );
}
