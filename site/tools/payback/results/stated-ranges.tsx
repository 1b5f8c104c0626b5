import type { Result } from '../arithmetic/result.ts';
import { paybackWords, readable, rupees } from '../figures.ts';
import type { LabProps, StatedRange } from '../words.ts';
import styles from './chart.module.css';

export interface StatedRangesProps {
  stated: readonly StatedRange[];
  result: Result;
  words: LabProps['figureNote'];
}

const OWN: Record<
  StatedRange['against'],
  (result: Result) => { value: number | null; text: string }
> = {
  investment: ({ investment }) => ({ value: investment.total, text: rupees(investment.total) }),
  revenue: ({ month }) => ({ value: month.earned, text: rupees(month.earned) }),
  margin: ({ month }) => {
    const value = month.earned ? month.profit / month.earned : 0;
    return {
      value: value * 100,
      text: readable(Math.round(value * 1000) / 1000, { unit: 'percent' }),
    };
  },
  payback: (result) => ({
    value: result.paybackMonth === null ? null : result.paybackMonth / 12,
    text: paybackWords(result),
  }),
};

/** What the company states, drawn beside what comes out here; the two are never mixed. */
export function StatedRanges({ stated, result, words }: StatedRangesProps) {
  return (
    <section className={styles.part}>
      <h3>Beside what the company states</h3>
      <p>{words.note}</p>
      <ul className={styles.stated}>
        {stated.map(({ label, text, min, max, against }) => {
          const { value, text: own } = OWN[against](result);
          const end = Math.max(max, value ?? 0) * 1.15;
          const at = (figure: number) => (Math.max(0, figure) / end) * 200;
          return (
            <li key={label}>
              <b>{label}</b>
              <span>{`Stated by the company: ${text}`}</span>
              <svg viewBox="0 0 200 14" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.scale} y="5" width="200" height="4" />
                <rect
                  className={styles.band}
                  x={at(min)}
                  y="2"
                  width={at(max) - at(min)}
                  height="10"
                />
                {value !== null && (
                  <rect className={styles.mark} x={at(value)} width="2.5" height="14" />
                )}
              </svg>
              <span>{`Your figures: ${own}`}</span>
            </li>
          );
        })}
      </ul>
      <dl className={styles.terms}>
        {words.terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
