import { useQuery } from '@tanstack/react-query';
import type { ListRow } from '../../../contract/desk/list.ts';
import { REASONED_STAGES, type Stage } from '../../../contract/desk/stages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CalendarDays, Clock } from '../../../ui/icon/icons.ts';
import { deskContentQuery } from '../contact/desk-content-query.ts';
import { t } from '../language/language.ts';
import { formatMoment } from '../time/format-time.ts';
import { readAnswerClock } from '../work/answer-clock.ts';
import { sayKept } from '../work/stage-names.ts';
import styles from './desk-list.module.css';

export interface LeadClockProps {
  lead: Omit<ListRow, 'message_is_cut' | 'enquiries_of_person'>;
  now: number;
}

/** Nothing is planned for these; the database has the same list (`no-step`). */
const CLOSED: readonly Stage[] = ['won', ...REASONED_STAGES];

export function LeadClock({ lead, now }: LeadClockProps) {
  const { data: content } = useQuery(deskContentQuery);
  const { due_at: due, stage } = lead;
  const isAdrift = !due && lead.answered_at && !lead.withdrawn_at && !CLOSED.includes(stage);
  if (due || isAdrift) {
    return (
      <p className={styles.clock} data-state={due && Date.parse(due) > now ? 'on-time' : 'broken'}>
        <Icon icon={CalendarDays} />
        {due ? describeStep(due, lead.due_what, now) : t('No next step')}
      </p>
    );
  }
  if (lead.answered_at || lead.withdrawn_at || !content) return null;
  const clock = readAnswerClock(
    Date.parse(lead.waits_since ?? lead.created_at),
    now,
    content.answer,
  );
  const left = Math.ceil((clock.dueAt - now) / 60_000);
  const when = formatMoment(clock.dueAt, now).replace(
    `${formatMoment(now, now).split(' ')[0]} `,
    '',
  );
  const words = {
    'on-time':
      left < 60 ? t('{minutes} min left', { minutes: left }) : t('Answer by {when}', { when }),
    late: t('Late: answer by {when}', { when }),
    broken: t('Over {hours} h: no answer yet', { hours: LIMITS.replyHours }),
  };
  return (
    <p className={styles.clock} data-state={clock.state}>
      <Icon icon={Clock} />
      {words[clock.state]}
    </p>
  );
}

/** Words for the next step, such as `Was due yesterday 6:00 pm: call again`. */
export function describeStep(due: string, what: string | null, now: number): string {
  const at = Date.parse(due);
  const time = formatMoment(at, now);
  const when = at > now ? t('Follow up {time}', { time }) : t('Was due {time}', { time });
  return what ? `${when}: ${sayKept(what)}` : when;
}
