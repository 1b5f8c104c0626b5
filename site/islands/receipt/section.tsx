import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './receipt.module.css';
import type { Said } from './use-receipt.ts';

export interface SectionProps {
  title: string;
  /** What came of the last wish, if it was of this part. */
  said: Said | undefined;
  children: ReactNode;
}

/** A part of the receipt with the region in which its answers are heard and seen. */
export function Section({ title, said, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      <p role="status" className={styles.said} data-error={said?.isError || undefined}>
        {said?.words}
      </p>
    </section>
  );
}
