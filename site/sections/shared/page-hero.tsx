import type { ReactNode } from 'react';
import type { HeroContent } from '../../content/page/page.ts';
import styles from './page-hero.module.css';

export interface PageHeroProps extends HeroContent {
  /** A picture beside the words. */
  picture?: ReactNode;
  /** Buttons or a note below the words. */
  children?: ReactNode;
}

/** Opening of every page but home: the page's one `h1` on a block-printed ground. */
export function PageHero({ eyebrow, heading, lead, picture, children }: PageHeroProps) {
  return (
    <section className={styles.hero} data-ground="sand">
      <div className={styles.inner}>
        <div>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </section>
  );
}
