import type { ReactNode } from 'react';
import type { HeroContent } from '../../content/page/page.ts';
import styles from './hero.module.css';

export interface PageHeroProps extends HeroContent {
  /** What the page is for, where somebody operates or looks up something: within a phone's first screen. */
  tool?: ReactNode;
  /** Buttons or a note below the words. */
  children?: ReactNode;
}

/** Opening of a page without a picture: its `h1`, low enough that the page itself begins on a phone's first screen. */
export function PageHero({ eyebrow, heading, lead, tool, children }: PageHeroProps) {
  return (
    <section className={styles.pageHero} data-ground="sand">
      <div className={styles.pageWords}>
        <div>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.pageHeading}>{heading}</h1>
        </div>
        <div>
          <p className={styles.pageLead}>{lead}</p>
          {children && <div className={styles.pageActions}>{children}</div>}
        </div>
      </div>
      {tool && <div className={styles.tool}>{tool}</div>}
    </section>
  );
}

export interface PictureHeroProps extends HeroContent {
  /** Runs to the edges of the screen. */
  picture?: ReactNode;
  /** Buttons below the words. */
  children?: ReactNode;
}

/**
 * Opening of a page that begins with what is to be seen: on a phone the picture stands first.
 * Without a picture it is the plain opening.
 */
export function PictureHero({ picture, children, ...words }: PictureHeroProps) {
  if (!picture) return <PageHero {...words}>{children}</PageHero>;
  return (
    <section className={`split ${styles.pictureHero}`} data-ground="sand">
      <div className={styles.pictureWords}>
        {words.eyebrow && <p className={styles.sign}>{words.eyebrow}</p>}
        <h1 className={styles.pictureHeading}>{words.heading}</h1>
        <p className={styles.pictureLead}>{words.lead}</p>
        {children && <div className={`row ${styles.pictureActions}`}>{children}</div>}
      </div>
      <div className={styles.picture}>{picture}</div>
    </section>
  );
}
