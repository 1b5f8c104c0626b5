import type { ReactNode } from 'react';
import type { HeroContent } from '../../content/page/page.ts';
import { PageHero } from './page-hero.tsx';
import styles from './picture-hero.module.css';

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
    <section className={styles.hero} data-ground="sand">
      <div className={styles.words}>
        {words.eyebrow && <p className={styles.sign}>{words.eyebrow}</p>}
        <h1 className={styles.heading}>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      <div className={styles.picture}>{picture}</div>
    </section>
  );
}
