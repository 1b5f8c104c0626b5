import type { Result } from './arithmetic/result.ts';
import { breakEvenWords, monthWords, paybackWords } from './figures.ts';
import styles from './key-line.module.css';

/** The three figures that decide, in sight while somebody types. */
export function KeyLine({ result }: { result: Result }) {
  const isLoss = Math.round(result.cashPerMonth) < 0;
  return (
    <dl className={styles.line} aria-live="polite" data-loss={isLoss ? '' : undefined}>
      <div>
        <dt>Break-even</dt>
        <dd>{breakEvenWords(result)}</dd>
      </div>
      <div>
        <dt>A full month leaves</dt>
        <dd>{monthWords(result.cashPerMonth)}</dd>
      </div>
      <div>
        <dt>Money back</dt>
        <dd>{paybackWords(result)}</dd>
      </div>
    </dl>
  );
}
