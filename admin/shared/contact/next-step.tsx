import { useId, useState } from 'react';
import { formatDay } from '../../../contract/desk/indian-clock.ts';
import { Button } from '../../../ui/button/button.tsx';
import { now } from '../time/now.ts';
import styles from './contact.module.css';
import { dueIn, dueOn, NEXT_STEPS, nameDay } from './next-steps.ts';

export interface NextStepProps {
  /** What ends it without a date: "No next step", or taking the present one away. */
  none: string;
  isBusy: boolean;
  /** @param at ISO 8601; null for none */
  onChoose: (at: string | null) => void;
}

/** When the next step is due, each one press; any other day by a date field. */
export function NextStep({ none, isBusy, onChoose }: NextStepProps) {
  const [date, setDate] = useState('');
  const dateId = useId();
  return (
    <div className={styles.steps}>
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
        <label htmlFor={dateId}>Another day</label>
        <input
          id={dateId}
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
