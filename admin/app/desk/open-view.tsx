import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { lazy, Suspense, useRef } from 'react';
import LeadsView from '../../features/leads/leads-view.tsx';
import { listQuery } from '../../shared/desk-list/desk-lists.ts';
import { useListFilter } from '../../shared/list-filter/filter-address.ts';
import { readPlace, usePlace } from '../../shared/place/place.ts';
import { useKeptScroll } from '../../shared/place/use-kept-scroll.ts';
import { useRole } from '../../shared/role/role.ts';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import { teamQuery } from '../../shared/team/team-query.ts';
import styles from './desk.module.css';
import { DESK_VIEWS, type DeskView } from './desk-view.ts';

export interface OpenViewProps {
  view: DeskView;
  /** Address of who is signed in. */
  email: string;
}

const LOADERS = {
  add: () => import('../../features/add/add-view.tsx'),
  today: () => import('../../features/today/today-view.tsx'),
  search: () => import('../../features/search/search-view.tsx'),
  more: () => import('./views/more-view.tsx'),
};
/** The view of the address comes while the session is still looked at, not after it. */
const { view: first } = readPlace(location.hash);
if (isLazy(first)) LOADERS[first]().catch(() => undefined);

const SearchView = lazy(LOADERS.search);
const BulkBar = lazy(() => import('../../features/bulk/bulk-bar.tsx'));

/** Views of each day. All but the first are loaded when they are opened. */
const DAILY = {
  leads: Leads,
  add: lazy(LOADERS.add),
  today: lazy(LOADERS.today),
  search: Searching,
  more: lazy(LOADERS.more),
} satisfies Partial<Record<DeskView, ComponentType>>;

/** The others; what the desk starts with does not even know where they are. */
const RareView = lazy(() => import('./rare-view.tsx'));

const ChooseLead = lazy(() => import('./views/choose-lead.tsx'));
const LeadView = lazy(() => import('../../features/lead/lead-view.tsx'));

/** Shows the current view, and beside it the lead that is open; each view loads its own data. */
export function OpenView({ view, email }: OpenViewProps) {
  const { reference } = usePlace();
  const list = useRef<HTMLDivElement>(null);
  useKeptScroll(list);
  const hasLeads = DESK_VIEWS.some((known) => known.id === view && 'hasLeads' in known);
  const isLeadOpen = hasLeads && reference !== undefined;
  return (
    <div className={styles.open} data-view={view} data-lead={isLeadOpen || undefined}>
      <div ref={list} className={styles.list}>
        <Suspense fallback={<RowsSkeleton />}>
          {isDaily(view) ? <Daily view={view} /> : <RareView view={view} email={email} />}
        </Suspense>
      </div>
      {isLeadOpen && (
        <div className={styles.one}>
          <Suspense fallback={<RowsSkeleton />}>
            <LeadView key={reference} reference={reference} />
          </Suspense>
        </div>
      )}
      {!isLeadOpen && (view === 'today' || view === 'search') && (
        <Suspense>
          <ChooseLead />
        </Suspense>
      )}
    </div>
  );
}

function isLazy(view: string): view is keyof typeof LOADERS {
  return Object.hasOwn(LOADERS, view);
}

const isDaily = (view: DeskView): view is keyof typeof DAILY => Object.hasOwn(DAILY, view);

function Daily({ view }: { view: keyof typeof DAILY }) {
  const View = DAILY[view];
  return <View />;
}

/** Who a lead can be given to. */
const useMembers = () =>
  useQuery(teamQuery).data?.filter(({ role }) => role === 'owner' || role === 'caller');

/** The list, with what can be done with many of its leads at once. */
function Leads() {
  const role = useRole();
  const members = useMembers();
  return (
    <LeadsView
      members={members}
      actions={
        role === 'viewer'
          ? undefined
          : (selection, filter, total) => (
              <BulkBar
                selection={selection}
                filter={filter}
                total={total}
                members={members}
                mayDelete={role === 'owner'}
              />
            )
      }
    />
  );
}

function Searching() {
  // Asked for beside the view's script instead of by it.
  usePrefetchInfiniteQuery(listQuery(useListFilter('search')[0]));
  return <SearchView members={useMembers()} />;
}
