import type { ReactNode } from 'react';
import type { PageContent } from '../../content/page/page.ts';
import styles from './join-steps.module.css';

export interface JoinStepsProps {
  steps: PageContent<'clubs'>['how']['steps'];
  /** Links under the step that speaks of them, all of them to other websites. */
  ways: readonly { label: string; href: string }[];
  /** A sentence about a way that has no link. */
  waysNote?: string | undefined;
  /** Where the first step is taken. */
  children?: ReactNode;
}

/** What to do, in order, beside the counter where it begins. */
export function JoinSteps({ steps, ways, waysNote, children }: JoinStepsProps) {
  return (
    <div className={styles.way}>
      {children}
      <ol className={`plain-list ${styles.steps}`}>
        {steps.map(({ title, body, hasWays }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className={styles.body}>{body}</p>
              {hasWays && (
                <>
                  <ul className={`plain-list ${styles.ways}`}>
                    {ways.map(({ label, href }) => (
                      <li key={label}>
                        <a href={href} target="_blank" rel="noopener noreferrer">
                          {label}
                          <span className="visually-hidden"> (opens in a new tab)</span>
                        </a>
                      </li>
                    ))}
                  </ul>
                  {waysNote && <p className={styles.body}>{waysNote}</p>}
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
