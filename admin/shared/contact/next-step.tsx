import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { formatDay, indianDay, indianMidnight } from '../../../contract/desk/indian-clock.ts';
import type { ListRow } from '../../../contract/desk/list.ts';
import { readMessage } from '../../../contract/desk/read-message.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { describeStep } from '../desk-list/lead-clock.tsx';
import { t } from '../language/language.ts';
import type { WholeLead } from '../lead/lead-query.ts';
import { formatClock, formatMoment, useClock } from '../time/format-time.ts';
import { now } from '../time/now.ts';
import view from '../view.module.css';
import { isWorkingDay } from '../work/answer-clock.ts';
import { useWork } from '../work/use-work.ts';
import styles from './contact.module.css';
import { deskContentQuery } from './desk-content-query.ts';

const HOUR_MS = 60 * 60_000;
/** Hours of the day in India at which a follow-up of a day is due, and one of the evening. */
const DAY_HOUR = 11;
const EVENING_HOUR = 18;

/**
 * What is offered for the next follow-up, the visitor's own hour first; days on which nobody works are skipped.
 *
 * @param bestHour of the day in India, where it is known
 */
export function proposeSteps(now: number, answer?: DeskContent['answer'], bestHour?: number) {
  const today = indianDay(now);
  const inDays = (days: number, hour: number) => {
    let day = today + days;
    while (days > 0 && answer && !isWorkingDay(day, answer)) day += 1;
    return indianMidnight(day) + hour * HOUR_MS;
  };
  const tomorrow = inDays(1, DAY_HOUR);
  const times: [string, number][] = [
    ['', bestHour === undefined ? 0 : inDays(inDays(0, bestHour) > now ? 0 : 1, bestHour)],
    ['In 1 hour', Math.ceil((now + HOUR_MS) / (HOUR_MS / 12)) * (HOUR_MS / 12)],
    ['This evening', inDays(0, EVENING_HOUR)],
    [indianDay(tomorrow) === today + 1 ? 'Tomorrow' : 'Next working day', tomorrow],
    ['In 3 days', inDays(3, DAY_HOUR)],
    ['Next week', inDays(7, DAY_HOUR)],
  ];
  return times
    .filter(([, time], index) => time > now && times.findIndex((one) => one[1] === time) === index)
    .map(([label, time]) => {
      const named = formatMoment(time, now);
      return {
        at: new Date(time).toISOString(),
        label: t(label) || named.charAt(0).toUpperCase() + named.slice(1),
        hint: !label ? t('as they asked') : indianDay(time) < today + 2 ? formatClock(time) : named,
      };
    });
}

/** @param typed `2026-11-25T18:30` of a field. @returns ISO 8601: that time in India */
export const readTyped = (typed: string): string => new Date(`${typed}+05:30`).toISOString();

export interface NextStepProps {
  lead: Pick<ListRow, 'message' | 'best_hour'>;
  /** What ends it without a time, if that may be. */
  none?: string | null;
  isBusy: boolean;
  /** @param at ISO 8601; null for none */
  onChoose: (at: string | null) => void;
}

export function NextStep({ lead, none, isBusy, onChoose }: NextStepProps) {
  const [typed, setTyped] = useState('');
  const { data: content } = useQuery(deskContentQuery);
  const time = useClock();
  const asked = lead.best_hour ?? (content && readMessage(lead.message, content).best_hour);
  return (
    <div className={joinClasses(view.fields, view.tiles)}>
      {proposeSteps(time, content?.answer, asked ?? undefined).map(({ label, hint, at }) => (
        <Button
          key={label}
          kind="secondary"
          size="small"
          disabled={isBusy}
          onClick={() => onChoose(at)}
        >
          <span>
            {label}
            <span className={styles.hint}>{hint}</span>
          </span>
        </Button>
      ))}
      {none && (
        <Button kind="secondary" size="small" disabled={isBusy} onClick={() => onChoose(null)}>
          {none}
        </Button>
      )}
      <form
        className={styles.otherDay}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed) onChoose(readTyped(typed));
        }}
      >
        <TextField
          label={t('Another day and time')}
          name="time"
          type="datetime-local"
          required
          min={`${formatDay(time)}T00:00`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="quiet" size="small" disabled={isBusy || !typed}>
          {/* The field may write 11/12 for either day: this says which. */}
          {typed
            ? t('Set {time}', { time: formatMoment(Date.parse(readTyped(typed)), time) })
            : t('Set')}
        </Button>
      </form>
    </div>
  );
}

export function NextStepPanel({ lead }: { lead: WholeLead }) {
  const { mutate, isPending } = useWork();
  const { due_at: due } = lead;

  function plan(at: string | null) {
    mutate({
      leadId: lead.id,
      change: { next: at ? { at } : null },
      words: `${lead.name}: ${at ? describeStep(at, null, now()).toLowerCase() : t('no follow-up')}`,
    });
  }

  return (
    <NextStep lead={lead} none={due && t('Remove follow-up')} isBusy={isPending} onChoose={plan} />
  );
}
