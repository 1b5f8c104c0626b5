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
import { RowsSkeleton } from '../../shared/loading.tsx';
import { goTo, type Place, readPlace, usePlace } from '../../shared/place.ts';
import { useHasRoom } from '../../shared/use-has-room.ts';
import styles from './desk.module.css';
import { hasLeads, type SectionId, sectionOf } from './places.ts';

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
    if (reference === undefined || before.reference !== undefined || !list.current) return;
    // Beside a lead the table is a list of cards, each of another height.
    if (view !== 'leads') list.current.scrollTop = kept;
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
      if (target === list.current && now !== 'leads') lists.set(now, list.current?.scrollTop ?? 0);
      else if (target === document && open === undefined) lists.set(now, scrollY);
    };
    addEventListener('scroll', keep, { capture: true, passive: true });
    return () => removeEventListener('scroll', keep, { capture: true });
  }, [list]);
}

type Loader = () => Promise<{ default: ComponentType<{ email: string }> }>;

const later = (load: Loader) => Object.assign(lazy(load), { load });

/** What each section shows; the table of leads comes with the desk. */
const VIEWS = {
  today: later(() => import('../../features/today-view.tsx')),
  add: later(() => import('../../features/add-view.tsx')),
  board: later(() => import('../../features/board/board-view.tsx')),
  numbers: later(() => import('../../features/numbers/numbers-view.tsx')),
  content: later(() => import('../../features/content/content-view.tsx')),
  quarantine: later(() => import('../../features/spam-view.tsx')),
  health: later(() => import('../../features/health/health-view.tsx')),
  person: later(() => import('../../features/person-view.tsx')),
  import: later(() => import('../../features/import/import-view.tsx')),
  audit: later(() => import('../../features/audit-view.tsx')),
  bin: later(() => import('../../features/bin-view.tsx')),
  team: later(() => import('../../features/team/team-view.tsx')),
  alerts: later(() => import('../../features/alerts/alerts-view.tsx')),
  calendar: later(() => import('../../features/calendar-view.tsx')),
  language: later(() => import('../../features/language-view.tsx')),
  'two-step': later(() => import('../../features/second-factor-view.tsx')),
  leads: undefined,
} as const satisfies Record<SectionId, unknown>;
// The view of the address is asked for before it is known who is there.
VIEWS[sectionOf(readPlace(location.hash).view, 'owner')]?.load().catch(() => undefined);

const LeadView = lazy(() => import('../../features/lead/lead-view.tsx'));

export function OpenView({ section, email }: { section: SectionId; email: string }) {
  const place = usePlace();
  const list = useRef<HTMLDivElement>(null);
  const first = useSyncExternalStore(firstLead.follow, firstLead.get);
  const hasPreview = useHasRoom('pair') && section === 'today';
  const isPreview = hasPreview && place.reference === undefined;
  const reference = isPreview ? first : place.reference;
  useKeptScroll(list, reference);
  const isLeadOpen = hasLeads(section) && reference !== undefined;

  /** Whoever begins to work on the first lead has chosen it: it stays when the list changes. */
  function choose() {
    if (isPreview) goTo({ ...place, reference }, { isNew: false });
  }

  const View = VIEWS[section] ?? LeadsView;
  return (
    <div className={styles.open} data-view={section} data-lead={isLeadOpen || undefined}>
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
