import type { ReactNode } from 'react';
import type { HeroContent } from '../content/page/page.ts';
import styles from './compact-head.module.css';

export interface CompactHeadProps extends HeroContent {
  children: ReactNode;
}

/** Opening of a page that begins with something to operate: few words, so that it stands in the upper half of a phone. */
export function CompactHead({ eyebrow, heading, lead, children }: CompactHeadProps) {
  return (
    <section className={styles.head} data-ground="sand">
      <div className={styles.inner}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </section>
  );
}
