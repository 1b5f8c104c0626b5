import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/class-names.ts';
import styles from './brand-closing.module.css';
import type from './brand-letter.module.css';

export interface BrandClosingProps {
  slug: string;
  heading: string;
  lead: string;
  /** Buttons. */
  children: ReactNode;
}

/** The offer at the end of a brand's page, on the brand's ground. */
export function BrandClosing({ slug, heading, lead, children }: BrandClosingProps) {
  return (
    <section className={styles.closing} data-brand={slug}>
      <div className={styles.inner}>
        <h2 className={joinClasses(type.letter, styles.heading)}>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
