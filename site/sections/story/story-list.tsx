import type { ReactNode } from 'react';
import styles from './story-list.module.css';

export interface StoryListProps {
  /** Lets a button name the list that it opens. */
  id?: string | undefined;
  /** `lead` gives the first and the fifth story the whole width; `row` keeps all alike. */
  layout?: 'lead' | 'row' | undefined;
  /** Story cards. */
  children: ReactNode;
}

/** Stories in columns. */
export function StoryList({ id, layout = 'lead', children }: StoryListProps) {
  return (
    <div id={id} className={styles.list} data-layout={layout}>
      {children}
    </div>
  );
}
