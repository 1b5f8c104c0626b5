import type { ReactNode } from 'react';
import type { HeroContent } from '../../content/page/page.ts';
import styles from './page-hero.module.css';

export interface PageHeroProps extends HeroContent {
  /** What the page is for, where somebody operates or looks up something: within a phone's first screen. */
  tool?: ReactNode;
  /** Buttons or a note below the words. */
  children?: ReactNode;
}

/** Opening of a page without a picture: its `h1`, low enough that the page itself begins on a phone's first screen. */
export function PageHero({ eyebrow, heading, lead, tool, children }: PageHeroProps) {
  return (
    <section className={styles.hero} data-ground="sand">
      <div className={styles.words}>
        <div>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.heading}>{heading}</h1>
        </div>
        <div>
          <p className={styles.lead}>{lead}</p>
          {children && <div className={styles.actions}>{children}</div>}
        </div>
      </div>
      {tool && <div className={styles.tool}>{tool}</div>}
    </section>
  );
}
