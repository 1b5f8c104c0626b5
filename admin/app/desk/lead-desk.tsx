import { lazy, Suspense, useState } from 'react';
import { findProblems } from '../../features/health/find-problems.ts';
import { useHealth } from '../../features/health/lead-health.ts';
import { useSilentServers } from '../../features/health/silent-servers.ts';
import type { ClearQuestion } from '../../features/leads/clear-dialog.tsx';
import { useLeads } from '../../features/leads/use-leads.ts';
import { useSplitLeads } from '../../shared/lead/split-leads.ts';
import styles from './desk.module.css';
import { DeskBar } from './desk-bar.tsx';
import { DeskNav, focusCurrentView } from './desk-nav.tsx';
import { useDeskView } from './desk-view.ts';
import { OpenView } from './open-view.tsx';

const ClearDialog = lazy(() => import('../../features/leads/clear-dialog.tsx'));

export interface LeadDeskProps {
  /** Address of the administrator who is signed in. */
  email: string;
}

/** The desk: navigation, the actions on all leads, and the current view. */
export function LeadDesk({ email }: LeadDeskProps) {
  const desk = useLeads();
  const view = useDeskView();
  const health = useHealth();
  const silent = useSilentServers().data ?? [];
  const [isClearOpen, setIsClearOpen] = useState(false);
  /** Undefined until it is asked for the first time. */
  const [question, setQuestion] = useState<ClearQuestion>();
  const { current, quarantined } = useSplitLeads(desk.leads);

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
        marks={{
          quarantine: desk.leads && quarantined.length,
          health: health.data && findProblems(health.data).length + silent.length > 0,
        }}
      />
      <OpenView view={view} email={email} />
      {question && (
        <Suspense>
          <ClearDialog
            isOpen={isClearOpen}
            question={question}
            isClearing={desk.isClearing}
            onClear={desk.clear}
            onClose={() => setIsClearOpen(false)}
            onCleared={focusCurrentView}
          />
        </Suspense>
      )}
    </div>
  );
}
