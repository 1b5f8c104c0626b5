import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/class-names.ts';
import styles from './band.module.css';

export interface BandProps {
  /** Colours the whole width; `night` is lit from above, `chilli` from the side. */
  ground?: 'page' | 'sand' | 'night' | 'chilli' | undefined;
  heading?: string | undefined;
  lead?: string | undefined;
  /** `narrow` keeps running text at a readable width. */
  width?: 'page' | 'narrow' | undefined;
  children?: ReactNode;
}

/** One horizontal part of a page: its ground, its heading and what stands below. */
export function Band(props: BandProps) {
  const { ground = 'page', heading, lead, width = 'page', children } = props;
  return (
    <section
      className={joinClasses(
        styles.band,
        ground === 'chilli' && styles.chilli,
        ground === 'night' && styles.night,
      )}
      data-ground={ground === 'sand' || ground === 'night' ? ground : undefined}
    >
      <div className={joinClasses(styles.inner, width === 'narrow' && styles.narrow)}>
        {heading && <h2 className={styles.heading}>{heading}</h2>}
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

export interface ButtonRowProps {
  children: ReactNode;
}

/** Buttons below a text; they wrap where the line is short. */
export function ButtonRow({ children }: ButtonRowProps) {
  return <div className={`row ${styles.row}`}>{children}</div>;
}
