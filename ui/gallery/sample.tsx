import type { ReactNode } from 'react';
import { useId } from 'react';
import { joinClasses } from '../class-names.ts';
import styles from './gallery.module.css';

export interface SampleProps {
  title: string;
  layout?: 'row' | 'grid' | 'stack' | undefined;
  children: ReactNode;
}

/** One titled group of samples. */
export function Sample({ title, layout = 'row', children }: SampleProps) {
  const titleId = useId();
  return (
    <section className={styles.sample} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div className={joinClasses(styles[layout])}>{children}</div>
    </section>
  );
}
