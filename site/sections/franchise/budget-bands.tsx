import type { Budget } from '../../content/franchise/franchise-words.ts';
import { formatLakhs } from '../../format/range.ts';
import styles from './budget-bands.module.css';

export interface BudgetBandsProps {
  bands: readonly Budget[];
}

/** What three budgets build, as shutters that grow with the money. */
export function BudgetBands({ bands }: BudgetBandsProps) {
  return (
    <ul className={`plain-list ${styles.bands}`}>
      {bands.map(({ name, text, investment }) => (
        <li key={name} className={styles.band}>
          <h3>{name}</h3>
          <p className={styles.sum}>{formatLakhs(investment)}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
