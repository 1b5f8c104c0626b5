import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DeskContent } from '../../contract/desk/desk-content.ts';
import { factsOf } from '../../contract/desk/facts-of.ts';
import type { DeskCounts, ListFilter, ListRow } from '../../contract/desk/list.ts';
import { describeSum, formatNumber } from '../../contract/desk/rupees.ts';
import { urgencyOf } from '../../contract/desk/score-lead.ts';
import { joinClasses } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { deskContentQuery } from '../shared/contact/desk-content-query.ts';
import {
  countsQuery,
  databaseReadAt,
  type LeadListQuery,
  rowsOf,
  useLeadList,
} from '../shared/desk-list/desk-lists.ts';
import LeadCards from '../shared/desk-list/lead-cards.tsx';
import { LeadList, NewLeads } from '../shared/desk-list/lead-list.tsx';
import { t, tCount } from '../shared/language/language.ts';
import { usePlace, writePlace } from '../shared/place.ts';
import view from '../shared/view.module.css';
import styles from './today-view.module.css';

/** Address, name, order, column of the counts, and what an empty list says. */
const LISTS = [
  ['unanswered', 'Unanswered', 'worth', 'unanswered', 'Everyone has been answered.'],
  ['overdue', 'Overdue', 'due', 'overdue', 'No follow-up is overdue.'],
  ['due-today', 'Due today', 'due', 'due_today', 'No follow-up is due today.'],
  ['no-step', 'No next step', 'worth', 'no_step', 'Everyone has a next step.'],
  ['new', 'New', 'newest', 'new', 'Every lead has been worked on.'],
] as const;

const filterOf = ([list, , order]: (typeof LISTS)[number]): ListFilter => ({ list, order });

/** Pages of those who wait that are read before anybody scrolls: the dearest may have come first. */
const PAGES_AHEAD = 4;

/** Everybody who waits, as far as a day's work goes. */
function useWaiting(): LeadListQuery {
  const list = useLeadList(filterOf(LISTS[0]));
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isWanted = hasNextPage && !isFetching && !isError;
  const isEnough = (list.data?.pages.length ?? 0) >= PAGES_AHEAD;
  useEffect(() => {
    if (isWanted && !isEnough) void fetchNextPage();
  }, [isWanted, isEnough, fetchNextPage]);
  return list;
}

/** The dearest first; the order stays while the list does, since nothing may move under a finger. */
const byUrgency = (leads: readonly ListRow[], content: DeskContent, at: number): ListRow[] =>
  leads
    .map((lead) => [urgencyOf(lead, content, at), lead] as const)
    .sort(([one, a], [other, b]) => other - one || a.created_at.localeCompare(b.created_at))
    .map(([, lead]) => lead);

/** Nobody counts further than a thousand who have no next step. */
const sayCount = (id: string, count: number) =>
  id === 'no-step' && count >= 1000 ? '1,000+' : count;

interface DayBarProps {
  counts: DeskCounts;
  waiting: LeadListQuery;
  content: DeskContent;
}

/** What the day holds: `3 people waiting · ₹1.9 crore · 2 follow-ups today`. */
function DayBar({ counts, waiting, content }: DayBarProps) {
  const { unanswered: people, overdue, due_today: due } = counts;
  const money = rowsOf(waiting.data).reduce(
    (sum, lead) => sum + (factsOf(lead, content).budget_rupees?.value ?? 0),
    0,
  );
  const parts = [
    people > 0 && tCount(people, '1 person waiting', '{count} people waiting'),
    money > 0 &&
      (waiting.hasNextPage ? t('over {sum}', { sum: describeSum(money) }) : describeSum(money)),
    due > 0 && tCount(due, '1 follow-up today', '{count} follow-ups today'),
    overdue > 0 && t('{count} overdue', { count: formatNumber(overdue) }),
  ].filter(Boolean);
  return parts.length > 0 && <p className={styles.day}>{parts.join(' · ')}</p>;
}

export default function TodayView() {
  const place = usePlace();
  const { data: counts } = useQuery(countsQuery);
  const { data: content } = useQuery(deskContentQuery);
  const asked = place.query.get('list');
  const list =
    LISTS.find(([id]) => id === asked) ??
    // Nobody asked for one: the most urgent that has something.
    LISTS.find(([, , , column]) => counts && counts[column] > 0) ??
    LISTS[0];
  const [shown, title, , , empty] = list;
  const waiting = useWaiting();
  const pages = useLeadList(filterOf(list));
  const isSorted = shown === 'unanswered' && content?.score !== undefined;
  return (
    <>
      {counts && content?.models && <DayBar counts={counts} waiting={waiting} content={content} />}
      <nav className={joinClasses(view.row, styles.lists)} aria-label={t('Lists of today')}>
        {LISTS.map(([id, name, _order, column]) => (
          <a
            key={id}
            className={view.pill}
            href={writePlace({ view: 'today', query: new URLSearchParams({ list: id }) })}
            aria-current={id === shown ? 'page' : undefined}
          >
            {t(name)}
            <strong>{counts ? sayCount(id, counts[column]) : '…'}</strong>
          </a>
        ))}
      </nav>
      <NewLeads list={pages} />
      <LeadList
        key={shown}
        list={pages}
        empty={<EmptyState title={t('All clear')}>{t(empty)}</EmptyState>}
        sort={
          isSorted && ((leads) => byUrgency(leads, content, databaseReadAt(pages.dataUpdatedAt)))
        }
      >
        {(leads) => <LeadCards leads={leads} label={t(title)} />}
      </LeadList>
    </>
  );
}
