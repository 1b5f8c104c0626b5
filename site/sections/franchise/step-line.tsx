import type { Point } from '../../content/shared/point.ts';
import styles from './step-line.module.css';

export interface StepLineProps {
  steps: readonly Point[];
}

/** Steps in their order, joined by a dashed line. */
export function StepLine({ steps }: StepLineProps) {
  return (
    <ol className={`plain-list ${styles.steps}`}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
