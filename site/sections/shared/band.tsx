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
export function Band({ ground = 'page', heading, lead, width, children }: BandProps) {
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
        {lead && <p className={`lead muted ${styles.lead}`}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

/** The call to action that closes a page; its children are buttons. */
export function Closing({ heading, lead, children }: BandProps) {
  return (
    <Band ground="chilli" heading={heading} lead={lead}>
      <div className="row">{children}</div>
    </Band>
  );
}
