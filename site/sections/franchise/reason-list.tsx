import type { PointList } from '../../content/shared/point.ts';
import styles from './reason-list.module.css';

export interface ReasonListProps {
  reasons: PointList;
}

/** Reasons as large lines beside a heading that stays in view while they pass. */
export function ReasonList({ reasons: { heading, lead, items } }: ReasonListProps) {
  return (
    <div className={styles.reasons}>
      <div className={styles.opening}>
        <h2>{heading}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <ul className={`plain-list ${styles.list}`}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
