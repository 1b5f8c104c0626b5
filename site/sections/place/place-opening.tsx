import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/class-names.ts';
import type { HeroContent } from '../../content/page/page.ts';
import styles from './place-opening.module.css';

export interface PlaceOpeningProps extends HeroContent {
  /** What the page is for, within the first screen of a phone. */
  children?: ReactNode;
  /** Below the words on a wide screen too, not beside them. */
  isWide?: boolean | undefined;
}

/** Opening of a page where somebody looks something up: few words, and the thing itself. */
export function PlaceOpening({
  eyebrow,
  heading,
  lead,
  isWide = false,
  children,
}: PlaceOpeningProps) {
  return (
    <section className={styles.opening} data-ground="sand">
      <div className={joinClasses(styles.inner, !isWide && styles.beside)}>
        <div>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
