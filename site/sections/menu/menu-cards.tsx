import type { ReactNode } from 'react';
import styles from './menu-card.module.css';

/** The cards beside each other, as many as fit. */
export function MenuCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
