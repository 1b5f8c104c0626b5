import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CircleAlert, CircleCheck } from '../../../ui/icon/icons.ts';
import styles from './contact-answer.module.css';

export interface ContactAnswerProps {
  kind: 'sent' | 'notSent';
  heading: string;
  text: string;
  /** A second, quieter line. */
  next: string;
  /** Buttons that lead on from here. */
  children: ReactNode;
}

/** The page that a posted form leads to: one message, and where to go next. */
export function ContactAnswer({ kind, heading, text, next, children }: ContactAnswerProps) {
  return (
    <section className={styles.answer} data-ground="sand" data-kind={kind}>
      <span className={styles.medal}>
        <Icon icon={kind === 'sent' ? CircleCheck : CircleAlert} size="large" />
      </span>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.next}>{next}</p>
      <div className={styles.ways}>{children}</div>
    </section>
  );
}
