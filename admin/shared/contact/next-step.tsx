import { useState } from 'react';
import { formatDay, indianDay, indianMidnight } from '../../../contract/desk/indian-clock.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { now } from '../time/now.ts';
import view from '../view.module.css';
import styles from './contact.module.css';

/** Hour of the day in India at which a follow-up is due: an hour after work begins. */
const DUE_HOUR = 11;

const NEXT_STEPS = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'Next week', days: 7 },
] as const;

/** @returns ISO 8601: eleven o'clock in India, so many days after the day of `now` there */
export const dueIn = (days: number, now: number): string => dueAt(indianDay(now) + days);

/** @param date `2026-11-25` from a date field. @returns ISO 8601: eleven o'clock of that day in India */
export const dueOn = (date: string): string => dueAt(indianDay(Date.parse(`${date}T00:00:00Z`)));

const dueAt = (day: number): string =>
  new Date(indianMidnight(day) + DUE_HOUR * 60 * 60_000).toISOString();

const dayName = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** @param date such as `2026-11-24`. @returns `Tue, 24 Nov` */
export const nameDay = (date: string): string => dayName.format(new Date(date));

export interface NextStepProps {
  /** What ends it without a date: "No next step", or taking the present one away. */
  none: string;
  isBusy: boolean;
  /** @param at ISO 8601; null for none */
  onChoose: (at: string | null) => void;
}

export function NextStep({ none, isBusy, onChoose }: NextStepProps) {
  const [date, setDate] = useState('');
  return (
    <div className={joinClasses(view.fields, view.tiles)}>
      {NEXT_STEPS.map(({ label, days }) => (
        <Button
          key={label}
          kind="secondary"
          size="small"
          disabled={isBusy}
          onClick={() => onChoose(dueIn(days, now()))}
        >
          {label}
        </Button>
      ))}
      <Button kind="secondary" size="small" disabled={isBusy} onClick={() => onChoose(null)}>
        {none}
      </Button>
      <form
        className={styles.otherDay}
        onSubmit={(event) => {
          event.preventDefault();
          if (date) onChoose(dueOn(date));
        }}
      >
        <TextField
          label="Another day"
          name="day"
          type="date"
          required
          min={formatDay(now())}
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
        <Button type="submit" kind="quiet" size="small" disabled={isBusy || !date}>
          {/* The field may write 11/12 for either day: this says which. */}
          Set{date && ` ${nameDay(date)}`}
        </Button>
      </form>
    </div>
  );
}
