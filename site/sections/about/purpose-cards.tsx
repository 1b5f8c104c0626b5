import type { ReactNode } from 'react';
import styles from './purpose-cards.module.css';

interface Purpose {
  title: string;
  body: string;
}

export interface PurposeCardsProps {
  vision: Purpose;
  mission: Purpose;
  /** The food that both are about. */
  children: ReactNode;
}

/** Vision and mission in large words, beside food to the window's edge. */
export function PurposeCards({ vision, mission, children }: PurposeCardsProps) {
  return (
    <section className={styles.purpose} data-ground="night">
      {children}
      <div className={styles.words}>
        {[vision, mission].map(({ title, body }) => (
          <article key={title}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.body}>{body}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
