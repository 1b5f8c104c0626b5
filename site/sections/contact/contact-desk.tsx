import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import styles from './contact-desk.module.css';

export interface ContactDeskProps {
  heading: string;
  lead: string;
  /** The form. */
  children: ReactNode;
  /** The other ways to reach the company, beside the form; passed as a slot. */
  channels?: ReactNode;
  /** Whether the heading is the page's `h1`. */
  isPage?: boolean | undefined;
}

/** The form on its card, with the other ways to reach the company beside it. */
export function ContactDesk(props: ContactDeskProps) {
  const { heading, lead, children, channels, isPage = false } = props;
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.desk}>
      <Card as="section" className={styles.card} aria-labelledby="write-to-us">
        <Heading id="write-to-us" className={styles.heading}>
          {heading}
        </Heading>
        <p className={styles.lead}>{lead}</p>
        {children}
      </Card>
      {channels && <div className={styles.channels}>{channels}</div>}
    </div>
  );
}
