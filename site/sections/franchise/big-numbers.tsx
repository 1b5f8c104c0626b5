import type { ShownClaim } from '../../content/claims/claim-fields.ts';
import { CountedFigure } from '../shared/counted-figure.tsx';
import styles from './big-numbers.module.css';

export interface BigNumbersProps {
  claims: readonly Pick<ShownClaim, 'value' | 'label'>[];
}

/** Numbers as tall as the page allows, each read as one phrase with what it counts. */
export function BigNumbers({ claims }: BigNumbersProps) {
  return (
    <ul className={`plain-list ${styles.numbers}`}>
      {claims.map(({ value, label }) => (
        <li key={label}>
          <CountedFigure value={value} /> {label}
        </li>
      ))}
    </ul>
  );
}
