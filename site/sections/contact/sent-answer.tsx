import type { ReactNode } from 'react';
import { ROUTES, SENT_ANCHOR } from '../../../contract/routes.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CircleCheck, Mail } from '../../../ui/icon/icons.ts';
import styles from './contact-answer.module.css';

export interface SentAnswerProps {
  /** What those read whose form was stored. */
  stored: { heading: string; text: string; next: string };
  /** What everybody else reads. */
  direct: { heading: string; text: string; action: string };
  /** Buttons that lead on after a form was stored. */
  children: ReactNode;
}

/**
 * The page that a posted form leads to. A static page cannot know who opens it, so the function leads to
 * it with a fragment, and only with that it says that something was sent; it needs no script for that.
 */
export function SentAnswer({ stored, direct, children }: SentAnswerProps) {
  return (
    <section
      id={SENT_ANCHOR}
      className={`stack ${styles.answer}`}
      data-ground="sand"
      data-kind="sent"
    >
      <span className={`medal ${styles.medal}`}>
        <span className={styles.stored}>
          <Icon icon={CircleCheck} size="large" />
        </span>
        <span className={`muted ${styles.direct}`}>
          <Icon icon={Mail} size="large" />
        </span>
      </span>
      <h1>
        <span className={styles.stored}>{stored.heading}</span>
        <span className={styles.direct}>{direct.heading}</span>
      </h1>
      <p className="lead">
        <span className={styles.stored}>{stored.text}</span>
        <span className={styles.direct}>{direct.text}</span>
      </p>
      <p className={`muted ${styles.stored}`}>{stored.next}</p>
      <div className={`row ${styles.ways} ${styles.stored}`}>{children}</div>
      <div className={`row ${styles.ways} ${styles.direct}`}>
        <LinkButton href={ROUTES.contact}>{direct.action}</LinkButton>
      </div>
    </section>
  );
}
