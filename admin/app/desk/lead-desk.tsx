import { lazy, Suspense, useMemo, useState } from 'react';
import { findProblems } from '../../features/health/find-problems.ts';
import { useHealth } from '../../features/health/use-health.ts';
import { LeadsView } from '../../features/leads/leads-view.tsx';
import { useLeads } from '../../features/leads/use-leads.ts';
import { splitLeads } from '../../shared/lead/split-leads.ts';
import styles from './desk.module.css';
import { DeskBar } from './desk-bar.tsx';
import { DeskNav } from './desk-nav.tsx';
import { OtherView } from './other-view.tsx';
import { useDeskView } from './use-desk-view.ts';

const ClearDialog = lazy(() => import('../../features/leads/clear-dialog.tsx'));

export interface LeadDeskProps {
  /** Address of the administrator who is signed in. */
  email: string;
}

/** The desk: its views, and what may be done with all leads. */
export function LeadDesk({ email }: LeadDeskProps) {
  const desk = useLeads();
  const view = useDeskView();
  const health = useHealth();
  const [isClearOpen, setIsClearOpen] = useState(false);
  const [question, setQuestion] = useState({ count: 0, quarantined: 0, loadedAt: 0 });
  const { current, quarantined } = useMemo(() => splitLeads(desk.leads ?? []), [desk.leads]);

  function askToClear() {
    const count = current.length + quarantined.length;
    setQuestion({ count, quarantined: quarantined.length, loadedAt: desk.loadedAt });
    setIsClearOpen(true);
  }

  return (
    <div className={styles.desk}>
      <DeskBar desk={desk} leads={current} email={email} onClear={askToClear} />
      <DeskNav
        view={view}
        quarantined={desk.leads && quarantined.length}
        isUnwell={health.data && findProblems(health.data).length > 0}
      />
      {view === 'leads' ? (
        <LeadsView desk={desk} leads={current} />
      ) : (
        <OtherView view={view} quarantined={desk.leads && quarantined} email={email} />
      )}
      {question.loadedAt > 0 && (
        <Suspense>
          <ClearDialog
            isOpen={isClearOpen}
            question={question}
            isClearing={desk.isClearing}
            onClear={desk.clear}
            onClose={() => setIsClearOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
