import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Check } from '../../../ui/icon/icons.ts';
import type { PlacementContent } from '../../content/education.ts';
import { CountedFigure } from '../shared/counted-figure.tsx';
import styles from './placement-promise.module.css';

export interface PlacementPromiseProps {
  words: PlacementContent;
  /** What the claim rests on. */
  children?: ReactNode;
}

/** What placement support is: the claim, what it means in equally large type, and what it consists of. */
export function PlacementPromise({ words, children }: PlacementPromiseProps) {
  const { heading, claim, meaning, support } = words;
  return (
    <section className={styles.promise}>
      <div className={styles.inner}>
        <div>
          <h2>{heading}</h2>
          {claim && (
            <p className={styles.claim}>
              <CountedFigure value={claim.value} /> {claim.label}
            </p>
          )}
          <p className={styles.meaning}>{meaning}</p>
          {claim && children}
        </div>
        <ul className={`plain-list ${styles.support}`}>
          {support.map((item) => (
            <li key={item}>
              <Icon icon={Check} />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
