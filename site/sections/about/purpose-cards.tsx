import motion from '../../../ui/theme/motion.module.css';
import styles from './purpose-cards.module.css';

interface Purpose {
  title: string;
  body: string;
}

export interface PurposeCardsProps {
  vision: Purpose;
  mission: Purpose;
}

/** Vision and mission as two printed boards, one leaning on the other. */
export function PurposeCards({ vision, mission }: PurposeCardsProps) {
  return (
    <div className={styles.cards} data-late-prints>
      {[vision, mission].map(({ title, body }) => (
        <article key={title} className={`${motion.settles} ${styles.card}`}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.body}>{body}</p>
        </article>
      ))}
    </div>
  );
}
