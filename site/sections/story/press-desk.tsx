import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Check, Mail, Phone } from '../../../ui/icon/icons.ts';
import type { PressWords } from '../../content/story/story-words.ts';
import { formatPhone } from '../../format/phone.ts';
import styles from './press-desk.module.css';

export interface PressDeskProps {
  words: PressWords;
  /** The company's address for post and its phone in E.164 form. */
  email: string;
  phone: string;
  /** A picture that the pass lies on. */
  children?: ReactNode;
}

/** Whom a journalist asks, on a press pass, and what for. */
export function PressDesk({ words, email, phone, children }: PressDeskProps) {
  return (
    <div className={styles.desk}>
      <div>
        <h2 className={styles.heading}>{words.heading}</h2>
        <p className={styles.lead}>{words.lead}</p>
        <ul className={`plain-list ${styles.topics}`}>
          {words.topics.map((topic) => (
            <li key={topic}>
              <Icon icon={Check} />
              {topic}
            </li>
          ))}
        </ul>
      </div>
      <div>
        {children && <div className={styles.picture}>{children}</div>}
        <address className={styles.pass} data-ground="night">
          <p className={styles.stamp} aria-hidden="true">
            Press
          </p>
          {words.name && <p className={styles.name}>{words.name}</p>}
          {words.role && <p>{words.role}</p>}
          <p className={styles.way}>
            <a href={`mailto:${email}`}>
              <Icon icon={Mail} />
              {email}
            </a>
          </p>
          <p className={styles.way}>
            <a href={`tel:${phone}`}>
              <Icon icon={Phone} />
              {formatPhone(phone)}
            </a>
          </p>
        </address>
      </div>
    </div>
  );
}
