import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  title: string;
  /** One or two sentences of explanation. */
  words?: string | undefined;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled section of a view. */
export function Panel({ title, words, actions, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {actions}
      </div>
      {words && <p className={styles.words}>{words}</p>}
      {children}
    </section>
  );
}
