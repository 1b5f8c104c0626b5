import type { ReactNode } from 'react';
import styles from './brand-hall.module.css';

/** For `<link rel="expect">`: a dish can only move back to a card that is there at first sight. */
export const HALL_ID = 'stalls';

export interface BrandHallProps {
  /** Brand cards. */
  children: ReactNode;
}

/** The stalls of the hall, wide and narrow ones side by side. */
export function BrandHall({ children }: BrandHallProps) {
  return (
    <div id={HALL_ID} className={styles.hall}>
      {children}
    </div>
  );
}
