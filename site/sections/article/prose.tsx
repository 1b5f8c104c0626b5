import type { ReactNode } from 'react';
import styles from './prose.module.css';

export interface ProseProps {
  /** Text made from Markdown. */
  children: ReactNode;
}

/** Running text at a readable measure. */
export function Prose({ children }: ProseProps) {
  return <div className={styles.prose}>{children}</div>;
}
