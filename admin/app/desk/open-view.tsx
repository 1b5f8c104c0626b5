import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import LeadsView from '../../features/leads/leads-view.tsx';
import { usePlace } from '../../shared/place/place.ts';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import styles from './desk.module.css';
import { DESK_VIEWS, type DeskView } from './desk-view.ts';
import { MoreView } from './more-view.tsx';

export interface OpenViewProps {
  view: DeskView;
  /** Address of the administrator. */
  email: string;
}

/** The component of each view. All but the first are loaded when they are opened. */
const VIEWS: Readonly<Record<DeskView, ComponentType<{ email: string }>>> = {
  leads: LeadsView,
  today: lazy(() => import('../../features/today/today-view.tsx')),
  search: lazy(() => import('../../features/search/search-view.tsx')),
  board: lazy(() => import('../../features/board/board-view.tsx')),
  week: lazy(() => import('../../features/week/week-view.tsx')),
  quarantine: lazy(() => import('../../features/quarantine/quarantine-view.tsx')),
  health: lazy(() => import('../../features/health/health-view.tsx')),
  'soft-leads': lazy(() => import('../../features/soft-leads/soft-leads-view.tsx')),
  person: lazy(() => import('../../features/people/person-view.tsx')),
  audit: lazy(() => import('../../features/audit/audit-view.tsx')),
  bin: lazy(() => import('../../features/bin/bin-view.tsx')),
  more: MoreView,
};

const LeadView = lazy(() => import('../../features/lead/lead-view.tsx'));

/** Shows the current view, and beside it the lead that is open; each view loads its own data. */
export function OpenView({ view, email }: OpenViewProps) {
  const { reference } = usePlace();
  const hasLeads = DESK_VIEWS.some((known) => known.id === view && 'hasLeads' in known);
  const isLeadOpen = hasLeads && reference !== undefined;
  const View = VIEWS[view];
  return (
    <div className={styles.open} data-view={view} data-lead={isLeadOpen || undefined}>
      <div className={styles.list}>
        <Suspense fallback={<RowsSkeleton />}>
          <View email={email} />
        </Suspense>
      </div>
      {isLeadOpen && (
        <div className={styles.one}>
          <Suspense fallback={<RowsSkeleton />}>
            <LeadView key={reference} reference={reference} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
