import type { ReactNode } from 'react';
import styles from './brand-hall.module.css';

export interface BrandHallProps {
  /** Brand cards. */
  children: ReactNode;
}

/** The stalls of the hall, wide and narrow ones side by side. */
export function BrandHall({ children }: BrandHallProps) {
  return <div className={styles.hall}>{children}</div>;
}
