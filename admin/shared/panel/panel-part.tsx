import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './panel-part.module.css';

export interface PanelPartProps {
  title: string;
  children: ReactNode;
}

/** One of several things that a panel speaks of, in a frame of its own. */
export function PanelPart({ title, children }: PanelPartProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** What can be done about it, side by side. */
export const PartActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
