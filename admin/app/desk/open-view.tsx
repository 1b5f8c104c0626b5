import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import LeadsView from '../../features/leads/leads-view.tsx';
import { usePlace } from '../../shared/place/place.ts';
import { useRole } from '../../shared/role/role.ts';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import styles from './desk.module.css';
import { DESK_VIEWS, type DeskView } from './desk-view.ts';
import { MoreView } from './more-view.tsx';

export interface OpenViewProps {
  view: DeskView;
  /** Address of who is signed in. */
  email: string;
}

/** Views of each day. All but the first are loaded when they are opened. */
const DAILY = {
  leads: LeadsView,
  add: lazy(() => import('../../features/add/add-view.tsx')),
  today: lazy(() => import('../../features/today/today-view.tsx')),
  search: lazy(() => import('../../features/search/search-view.tsx')),
  more: MoreView,
} satisfies Partial<Record<DeskView, ComponentType>>;

/** The others; what the desk starts with does not even know where they are. */
const RareView = lazy(() => import('./rare-view.tsx'));

const LeadView = lazy(() => import('../../features/lead/lead-view.tsx'));

/** Shows the current view, and beside it the lead that is open; each view loads its own data. */
export function OpenView({ view, email }: OpenViewProps) {
  const { reference } = usePlace();
  const role = useRole();
  const hasLeads = DESK_VIEWS.some((known) => known.id === view && 'hasLeads' in known);
  const isLeadOpen = hasLeads && reference !== undefined;
  // The first list reads the table itself, which answers the administrator alone.
  const shown = view === 'leads' && role !== 'owner' ? 'search' : view;
  return (
    <div className={styles.open} data-view={view} data-lead={isLeadOpen || undefined}>
      <div className={styles.list}>
        <Suspense fallback={<RowsSkeleton />}>
          {isDaily(shown) ? <Daily view={shown} /> : <RareView view={shown} email={email} />}
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

const isDaily = (view: DeskView): view is keyof typeof DAILY => Object.hasOwn(DAILY, view);

function Daily({ view }: { view: keyof typeof DAILY }) {
  const View = DAILY[view];
  return <View />;
}
