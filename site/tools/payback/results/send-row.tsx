import { useState } from 'react';
import { contactPath } from '../../../../contract/interest/interest.ts';
import button from '../../../../ui/button/button.module.css';
import type { Plan } from '../arithmetic/plan.ts';
import type { Result } from '../arithmetic/result.ts';
import type { Choice, LabProps } from '../words.ts';
import { fiveYearsCsv } from './five-years.ts';
import styles from './results.module.css';

export interface SendRowProps {
  choice: Choice;
  plan: Plan;
  result: Result;
  fields: LabProps['fields'];
}

/** Hands the browser a file that was made on this device. */
function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** What to do with the figures: ask, keep, print, share. */
export function SendRow({ choice, plan, result, fields }: SendRowProps) {
  const [note, setNote] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setNote('Link copied. It holds these figures and nothing about you.');
    } catch {
      setNote('The browser does not allow copying. The address of this page holds your figures.');
    }
  };
  const ask = contactPath({
    from: 'payback',
    models: [choice.model],
    ...(choice.brand && { brands: [choice.brand] }),
    budget: Math.round(result.investment.total),
    area: Math.round(plan.areaSqFt),
  });
  const quiet = `${button.button} ${button.secondary}`;
  return (
    <section className={styles.send}>
      <h3>Take it with you</h3>
      <p className={styles.buttons}>
        <a className={`${button.button} ${button.primary}`} href={ask}>
          Ask about these figures
        </a>
        <button type="button" className={quiet} onClick={() => print()}>
          Print for the bank
        </button>
        <button
          type="button"
          className={quiet}
          onClick={() => save(fiveYearsCsv(plan, result, fields), 'payback-five-years.csv')}
        >
          Download CSV
        </button>
        <button type="button" className={quiet} onClick={copy}>
          Copy link
        </button>
      </p>
      <p role="status">{note}</p>
    </section>
  );
}
