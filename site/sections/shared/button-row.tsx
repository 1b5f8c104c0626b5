import type { ReactNode } from 'react';
import styles from './button-row.module.css';

export interface ButtonRowProps {
  children: ReactNode;
}

/** Buttons below a text; they wrap where the line is short. */
export function ButtonRow({ children }: ButtonRowProps) {
  return <div className={styles.row}>{children}</div>;
}
