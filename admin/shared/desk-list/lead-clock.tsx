import { useQuery } from '@tanstack/react-query';
import { formatDay, indianDay } from '../../../contract/desk/indian-clock.ts';
import type { ListRow } from '../../../contract/desk/list.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CalendarDays, Clock } from '../../../ui/icon/icons.ts';
import { deskContentQuery } from '../contact/greeting.ts';
import { formatAgo, formatClock, formatWritten } from '../time/format-time.ts';
import { readAnswerClock } from '../work/answer-clock.ts';
import styles from './desk-list.module.css';

export interface LeadClockProps {
  lead: Pick<
    ListRow,
    'created_at' | 'answered_at' | 'due_at' | 'due_what' | 'withdrawn_at' | 'stage'
  >;
  now: number;
}

export function LeadClock({ lead, now }: LeadClockProps) {
  const { data: content } = useQuery(deskContentQuery);
  if (lead.due_at) {
    return (
      <p className={styles.clock} data-state={stateOfStep(lead.due_at, now)}>
        <Icon icon={CalendarDays} />
        {describeStep(lead.due_at, lead.due_what, now)}
      </p>
    );
  }
  if (lead.answered_at || lead.withdrawn_at || !content) return null;
  const clock = readAnswerClock(Date.parse(lead.created_at), now, content.answer);
  const left = Math.ceil((clock.dueAt - now) / 60_000);
  const when = nameTime(clock.dueAt, now);
  const words = {
    'on-time': left < 60 ? `${left} min left` : `Answer by ${when}`,
    late: `Late: answer by ${when}`,
    broken: `Over ${LIMITS.replyHours} h: no answer yet`,
  };
  return (
    <p className={styles.clock} data-state={clock.state}>
      <Icon icon={Clock} />
      {words[clock.state]}
    </p>
  );
}

/** @returns `2:29 pm` of today, `tomorrow 2:29 pm`, `30 Nov 2026, 2:29 pm` */
function nameTime(time: number, now: number): string {
  const days = indianDay(time) - indianDay(now);
  if (days > 1) return formatWritten(new Date(time).toISOString());
  return `${days === 1 ? 'tomorrow ' : ''}${formatClock(time)}`;
}

function stateOfStep(due: string, now: number): 'on-time' | 'late' | 'broken' {
  const day = formatDay(Date.parse(due));
  const today = formatDay(now);
  if (day === today) return 'late';
  return day < today ? 'broken' : 'on-time';
}

/** Words for the next step, such as `Was due yesterday: call again`. */
export function describeStep(due: string, what: string | null, now: number): string {
  const state = stateOfStep(due, now);
  const when =
    state === 'broken'
      ? `Was due ${formatAgo(due, now)}`
      : state === 'late'
        ? 'Due today'
        : `Due ${formatWritten(due).replace(/,.*$/, '')}`;
  return what ? `${when}: ${what}` : when;
}
