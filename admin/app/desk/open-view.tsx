import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import LeadsView from '../../features/leads/leads-view.tsx';
import { firstLead } from '../../shared/desk-list/lead-list.tsx';
import { goTo, type Place, readPlace, usePlace } from '../../shared/place.ts';
import { RowsSkeleton } from '../../shared/rows-skeleton.tsx';
import { useHasRoom } from '../../shared/use-has-room.ts';
import styles from './desk.module.css';
import { DESK_VIEWS, type DeskView } from './desk-view.ts';

const lists = new Map<string, number>();

const isArrival = (): boolean => !history.state?.isKnown;

/** Where a page of the desk begins: a filter or a search changes what its list holds, not the place. */
const pageOf = ({ view, query }: Place) => (view === 'content' ? `content?${query}` : view);

function useKeptScroll(list: RefObject<HTMLElement | null>, reference: string | undefined): void {
  const place = usePlace();
  const page = pageOf(place);
  const { view } = place;
  const last = useRef({ page, view, reference });
  const isLeft = last.current.page !== page || last.current.reference !== reference;
  // A press right after a scroll comes before the scroll event.
  if (isLeft && isArrival() && last.current.reference === undefined) {
    lists.set(last.current.view, scrollY);
  }

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { page, view, reference };
    const isNew = isArrival();
    history.replaceState({ ...history.state, isKnown: true }, '');
    if (before.page === page && before.reference === reference) return;
    const kept = lists.get(view) ?? 0;
    const isBack = !isNew || (before.page === page && before.reference !== undefined);
    scrollTo(0, reference === undefined && isBack ? kept : 0);
    if (reference !== undefined && before.reference === undefined && list.current) {
      list.current.scrollTop = kept;
    }
  }, [page, reference, view, list]);

  // After a reload the browser would look for its place while the shape of another view is shown.
  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  useEffect(() => {
    const keep = ({ target }: Event) => {
      const { view: now, reference: open } = last.current;
      if (target === list.current) lists.set(now, list.current?.scrollTop ?? 0);
      else if (target === document && open === undefined) lists.set(now, scrollY);
    };
    addEventListener('scroll', keep, { capture: true, passive: true });
    return () => removeEventListener('scroll', keep, { capture: true });
  }, [list]);
}

type LazyView = Exclude<DeskView, 'leads' | 'search'>;
type Loader = () => Promise<{ default: ComponentType<{ email: string }> }>;

const LOADERS: Readonly<Record<LazyView, Loader>> = {
  today: () => import('../../features/today-view.tsx'),
  add: () => import('../../features/add-view.tsx'),
  board: () => import('../../features/board/board-view.tsx'),
  week: () => import('../../features/week-view.tsx'),
  content: () => import('../../features/content/content-view.tsx'),
  campaigns: () => import('../../features/campaigns-view.tsx'),
  quarantine: () => import('../../features/spam-view.tsx'),
  health: () => import('../../features/health/health-view.tsx'),
  'soft-leads': () => import('../../features/soft-leads-view.tsx'),
  person: () => import('../../features/person-view.tsx'),
  import: () => import('../../features/import/import-view.tsx'),
  audit: () => import('../../features/audit-view.tsx'),
  bin: () => import('../../features/bin-view.tsx'),
  team: () => import('../../features/team/team-view.tsx'),
  alerts: () => import('../../features/alerts/alerts-view.tsx'),
  calendar: () => import('../../features/calendar-view.tsx'),
  more: () => import('./more-view.tsx'),
};
// The view of the address is asked for before it is known who is there.
new Map(Object.entries(LOADERS))
  .get(readPlace(location.hash).view)?.()
  .catch(() => undefined);

const VIEWS = new Map<string, ComponentType<{ email: string }>>(
  Object.entries(LOADERS).map(([view, load]) => [view, lazy(load)]),
)
  .set('leads', () => <LeadsView />)
  .set('search', () => <LeadsView isSearch />);

const LeadView = lazy(() => import('../../features/lead/lead-view.tsx'));

export function OpenView({ view, email }: { view: DeskView; email: string }) {
  const place = usePlace();
  const list = useRef<HTMLDivElement>(null);
  const first = useSyncExternalStore(firstLead.follow, firstLead.get);
  const hasPreview = useHasRoom('pair') && ['today', 'search'].includes(place.view);
  const isPreview = hasPreview && place.reference === undefined;
  const reference = isPreview ? first : place.reference;
  useKeptScroll(list, reference);
  const hasLeads = DESK_VIEWS.some((known) => known.id === view && 'hasLeads' in known);
  const isLeadOpen = hasLeads && reference !== undefined;

  /** Whoever begins to work on the first lead has chosen it: it stays when the list changes. */
  function choose() {
    if (isPreview) goTo({ ...place, reference }, { isNew: false });
  }

  const View = VIEWS.get(view) ?? LeadsView;
  return (
    <div className={styles.open} data-view={view} data-lead={isLeadOpen || undefined}>
      <div ref={list} className={styles.list}>
        <Suspense fallback={<RowsSkeleton />}>
          <View email={email} />
        </Suspense>
      </div>
      {isLeadOpen && (
        <div role="none" className={styles.one} onClickCapture={choose} onKeyDownCapture={choose}>
          <Suspense fallback={<RowsSkeleton />}>
            <LeadView key={reference} reference={reference} isPreview={isPreview} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
