import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CircleAlert } from '../../../ui/icon/icons.ts';
import styles from './contact-answer.module.css';

export interface NotSentAnswerProps {
  heading: string;
  text: string;
  /** A second, quieter line. */
  next: string;
  /** Buttons that lead on from here. */
  children: ReactNode;
}

/** The page that a posted form leads to when it was not stored: what to do, and other ways to us. */
export function NotSentAnswer({ heading, text, next, children }: NotSentAnswerProps) {
  return (
    <section className={`stack ${styles.answer}`} data-ground="sand" data-kind="notSent">
      <span className={`medal ${styles.medal}`}>
        <Icon icon={CircleAlert} size="large" />
      </span>
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      <p className="muted">{next}</p>
      <div className={`row ${styles.ways}`}>{children}</div>
    </section>
  );
}
