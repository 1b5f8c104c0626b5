import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Inbox } from '../../../ui/icon/icons.ts';
import LeadsView from '../../features/leads/leads-view.tsx';
import { type Place, readPlace, usePlace } from '../../shared/place.ts';
import { RowsSkeleton } from '../../shared/rows-skeleton.tsx';
import css from '../../shared/view.module.css';
import styles from './desk.module.css';
import { hasLeads, type SectionId, sectionOf } from './places.ts';

const lists = new Map<string, number>();

const isArrival = (): boolean => !history.state?.isKnown;

/** Where a page of the desk begins: a filter or a search changes what its list holds, not the place. */
const pageOf = ({ view, query }: Place) => (view === 'content' ? `content?${query}` : view);

function useKeptScroll(list: RefObject<HTMLElement | null>): void {
  const place = usePlace();
  const page = pageOf(place);
  const { view, reference } = place;
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
  'two-step': later(() => import('../../features/second-factor-view.tsx')),
  leads: undefined,
} as const satisfies Record<SectionId, unknown>;
// The view of the address is asked for before it is known who is there.
VIEWS[sectionOf(readPlace(location.hash).view, 'owner')]?.load().catch(() => undefined);

const LeadView = lazy(() => import('../../features/lead/lead-view.tsx'));

export function OpenView({ section, email }: { section: SectionId; email: string }) {
  const { reference } = usePlace();
  const list = useRef<HTMLDivElement>(null);
  useKeptScroll(list);
  const isLeadOpen = hasLeads(section) && reference !== undefined;
  const View = VIEWS[section] ?? LeadsView;
  return (
    <div className={styles.open} data-view={section} data-lead={isLeadOpen || undefined}>
      <div ref={list} className={styles.list}>
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
      {!isLeadOpen && section === 'today' && (
        <div className={styles.choose}>
          <EmptyState icon={Inbox} title="Select a lead">
            <kbd className={css.key}>j</kbd> and <kbd className={css.key}>k</kbd> move, Enter opens,{' '}
            <kbd className={css.key}>?</kbd> shows all shortcuts.
          </EmptyState>
        </div>
      )}
    </div>
  );
}
