import { Icon } from '../../ui/icon/icon.tsx';
import { ChevronDown, MessageCircle } from '../../ui/icon/icons.ts';
import styles from './floating-links.module.css';

/** Topics of a chat; each has its own first message in `content/company.yaml`. */
const TOPICS = {
  franchise: 'a franchise',
  education: 'education and training',
  clubs: 'joining a club',
} as const;

export type ChatTopic = keyof typeof TOPICS;

export interface FloatingLinksProps {
  /** Link that opens a chat with a prefilled message. */
  chatHref: string;
  topic: ChatTopic;
}

/**
 * Floating chat button and the way back to the top. Both step aside while the footer, which holds
 * the same links, is in view.
 */
export function FloatingLinks({ chatHref, topic }: FloatingLinksProps) {
  return (
    <aside className={styles.aside} aria-label="Shortcuts">
      <a className={styles.chat} href={chatHref} target="_blank" rel="noopener noreferrer">
        <Icon icon={MessageCircle} size="medium" />
        Chat
        <span className="visually-hidden">
          {` on WhatsApp about ${TOPICS[topic]} (opens in a new tab)`}
        </span>
      </a>
      <a className={styles.top} href="#top">
        <Icon className={styles.up} icon={ChevronDown} size="medium" label="Back to top" />
      </a>
    </aside>
  );
}
