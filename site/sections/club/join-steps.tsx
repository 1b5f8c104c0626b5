import motion from '../../../ui/theme/motion.module.css';
import type { PageContent } from '../../content/page/page.ts';
import styles from './join-steps.module.css';

export interface JoinStepsProps {
  steps: PageContent<'clubs'>['how']['steps'];
}

/** What to do, in order, along one stitched line. */
export function JoinSteps({ steps }: JoinStepsProps) {
  return (
    <ol className={`plain-list ${styles.steps}`}>
      {steps.map(({ title, body }, index) => (
        <li key={title} className={styles.step}>
          <span className={`${motion.wipes} ${styles.number}`} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p className={styles.body}>{body}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
