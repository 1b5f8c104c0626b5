import type { ReactNode } from 'react';
import type { HeroContent } from '../../content/page/page.ts';
import styles from './hero.module.css';

export interface PageHeroProps extends HeroContent {
  /** Runs to the edges of the screen; on a phone it stands first. */
  picture?: ReactNode;
  /** What the page is for, where somebody operates or looks up something: within a phone's first screen. */
  tool?: ReactNode;
  /** Buttons or a note below the text. */
  children?: ReactNode;
}

/** Opening of a page: its `h1`, low enough that the page itself begins on a phone's first screen. */
export function PageHero({ eyebrow, heading, lead, picture, tool, children }: PageHeroProps) {
  return (
    <section className={picture ? `split ${styles.pictured}` : styles.plain} data-ground="sand">
      <div className={styles.text}>
        <div>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.heading}>{heading}</h1>
        </div>
        <div>
          <p className="lead">{lead}</p>
          {children && <div className={`row ${styles.actions}`}>{children}</div>}
        </div>
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
      {tool && <div className={styles.tool}>{tool}</div>}
    </section>
  );
}
