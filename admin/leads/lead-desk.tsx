import { useDeferredValue, useMemo, useState } from 'react';
import { ClearDialog } from './clear-dialog.tsx';
import styles from './desk.module.css';
import { DeskBar } from './desk-bar.tsx';
import { DeskContent } from './desk-content.tsx';
import { DeskFilter, focusLeadCount } from './desk-filter.tsx';
import { filterLeads, NO_FILTER } from './filter-leads.ts';
import { useLeads } from './use-leads.ts';

export interface LeadDeskProps {
  /** Address of the administrator who is signed in. */
  email: string;
}

/** The leads with everything that may be done with them. */
export function LeadDesk({ email }: LeadDeskProps) {
  const desk = useLeads();
  const [isClearOpen, setIsClearOpen] = useState(false);
  const [question, setQuestion] = useState({ count: 0, loadedAt: 0 });
  const [filter, setFilter] = useState(NO_FILTER);
  const applied = useDeferredValue(filter);
  const shown = useMemo(
    () => desk.leads && filterLeads(desk.leads, applied),
    [desk.leads, applied],
  );

  function showAll() {
    setFilter(NO_FILTER);
    // The pressed button goes away; the number of leads says what has come back.
    focusLeadCount();
  }

  function askToClear() {
    setQuestion({ count: desk.leads?.length ?? 0, loadedAt: desk.loadedAt });
    setIsClearOpen(true);
  }

  return (
    <div className={styles.desk}>
      <DeskBar desk={desk} email={email} onClear={askToClear} />
      <DeskFilter
        filter={filter}
        onChange={setFilter}
        shownCount={shown?.length}
        totalCount={desk.leads?.length}
        loadedAt={desk.loadedAt}
      />
      <DeskContent desk={desk} shown={shown} onShowAll={showAll} />
      <ClearDialog
        isOpen={isClearOpen}
        question={question}
        isClearing={desk.isClearing}
        onClear={desk.clear}
        onClose={() => setIsClearOpen(false)}
      />
    </div>
  );
}
