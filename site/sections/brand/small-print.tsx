import type { ReactNode } from 'react';
import styles from './small-print.module.css';

export interface SmallPrintProps {
  children: ReactNode;
}

/** A remark that must be seen but should not compete. */
export function SmallPrint({ children }: SmallPrintProps) {
  return <p className={styles.print}>{children}</p>;
}
