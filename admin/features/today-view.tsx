import { useQuery } from '@tanstack/react-query';
import type { DeskCounts } from '../../contract/desk/counts.ts';
import type { ListFilter } from '../../contract/desk/list.ts';
import { joinClasses } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { CircleCheck } from '../../ui/icon/icons.ts';
import { countsQuery } from '../shared/desk-list/desk-counts.ts';
import { useLeadList } from '../shared/desk-list/desk-lists.ts';
import { LeadCards } from '../shared/desk-list/lead-cards.tsx';
import { LeadList } from '../shared/desk-list/lead-list.tsx';
import { NewLeads } from '../shared/desk-list/new-leads.tsx';
import { usePlace, writePlace } from '../shared/place.ts';
import view from '../shared/view.module.css';
import styles from './today-view.module.css';

const LISTS = [
  {
    id: 'unanswered',
    name: 'Unanswered',
    count: (counts: DeskCounts) => counts.unanswered,
    filter: { list: 'unanswered', order: 'oldest' },
    empty: 'Everyone has been answered.',
  },
  {
    id: 'overdue',
    name: 'Overdue',
    count: (counts: DeskCounts) => counts.overdue,
    filter: { list: 'overdue', order: 'due' },
    empty: 'No follow-up is overdue.',
  },
  {
    id: 'due-today',
    name: 'Due today',
    count: (counts: DeskCounts) => counts.due_today,
    filter: { list: 'due-today', order: 'due' },
    empty: 'No follow-up is due today.',
  },
  {
    id: 'new',
    name: 'New',
    count: (counts: DeskCounts) => counts.new,
    filter: { list: 'new', order: 'newest' },
    empty: 'Every lead has been worked on.',
  },
] as const satisfies readonly { id: string; filter: ListFilter; [key: string]: unknown }[];

export default function TodayView() {
  const place = usePlace();
  const { data: counts } = useQuery(countsQuery);
  const asked = place.query.get('list');
  const list =
    LISTS.find(({ id }) => id === asked) ??
    // Nobody asked for one: the most urgent that has something.
    LISTS.find(({ count }) => counts && count(counts) > 0) ??
    LISTS[0];
  const pages = useLeadList(list.filter);
  return (
    <>
      <nav className={joinClasses(view.row, styles.lists)} aria-label="Lists of today">
        {LISTS.map(({ id, name, count }) => (
          <a
            key={id}
            className={view.pill}
            href={writePlace({
              view: 'today',
              reference: undefined,
              query: new URLSearchParams({ list: id }),
            })}
            aria-current={id === list.id ? 'page' : undefined}
          >
            {name}
            <strong>{counts ? count(counts) : '…'}</strong>
          </a>
        ))}
      </nav>
      <NewLeads list={pages} />
      <LeadList
        key={list.id}
        list={pages}
        empty={
          <EmptyState icon={CircleCheck} title="All clear">
            {list.empty}
          </EmptyState>
        }
      >
        {(leads) => <LeadCards leads={leads} label={list.name} />}
      </LeadList>
    </>
  );
}
