import type { ReactNode } from 'react';
import { ROUTES, SENT_ANCHOR } from '../../../contract/routes.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CircleAlert, CircleCheck, Mail } from '../../../ui/icon/icons.ts';
import '../shared/pieces.css';
import styles from './contact-answer.module.css';

export interface NotSentAnswerProps {
  heading: string;
  text: string;
  next: string;
  children: ReactNode;
}

/** The page that a posted form leads to when it was not stored: what to do, and other ways to us. */
export function NotSentAnswer({ heading, text, next, children }: NotSentAnswerProps) {
  return (
    <section className={`stack ${styles.answer}`} data-ground="sand">
      <span className={`medal ${styles.medal} ${styles.failed}`}>
        <Icon icon={CircleAlert} size="large" />
      </span>
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      <p className="muted">{next}</p>
      <div className={`row ${styles.ways}`}>{children}</div>
    </section>
  );
}

export interface SentAnswerProps {
  stored: { heading: string; text: string; next: string };
  direct: { heading: string; text: string; action: string };
  children: ReactNode;
}

/** Says that something was sent only with the fragment to which the function leads: anybody may open the page. */
export function SentAnswer({ stored, direct, children }: SentAnswerProps) {
  const either = (ofStored: ReactNode, ofDirect: ReactNode) => (
    <>
      <span className={styles.stored}>{ofStored}</span>
      <span className={styles.direct}>{ofDirect}</span>
    </>
  );
  return (
    <section id={SENT_ANCHOR} className={`stack ${styles.answer}`} data-ground="sand">
      <span className={`medal ${styles.medal}`}>
        {either(<Icon icon={CircleCheck} size="large" />, <Icon icon={Mail} size="large" />)}
      </span>
      <h1>{either(stored.heading, direct.heading)}</h1>
      <p className="lead">{either(stored.text, direct.text)}</p>
      <p className={`muted ${styles.stored}`}>{stored.next}</p>
      <div className={`row ${styles.ways} ${styles.stored}`}>{children}</div>
      <div className={`row ${styles.ways} ${styles.direct}`}>
        <LinkButton href={ROUTES.contact}>{direct.action}</LinkButton>
      </div>
    </section>
  );
}
