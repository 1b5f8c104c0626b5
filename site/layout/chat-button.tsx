import { Icon } from '../../ui/icon/icon.tsx';
import { MessageCircle } from '../../ui/icon/icons.ts';
import { CHAT_ID } from '../browser/program-facts.ts';
import styles from './chat-button.module.css';

/** Topics of a chat; each has its own first message in `content/company.yaml`. */
const TOPICS = {
  franchise: 'a franchise',
  education: 'education and training',
  clubs: 'joining a club',
} as const;

export type ChatTopic = keyof typeof TOPICS;

export interface ChatButtonProps {
  /** Link that opens a chat with a prefilled message. */
  chatHref: string;
  topic: ChatTopic;
}

/**
 * Floating chat button. It begins aside: `site/browser/float-chat.ts` lets it come where it covers nothing.
 * Without scripts it stands at the end of the page's content.
 */
export function ChatButton({ chatHref, topic }: ChatButtonProps) {
  return (
    <aside aria-label="Shortcuts">
      <a
        className={styles.chat}
        href={chatHref}
        target="_blank"
        rel="noopener noreferrer"
        id={CHAT_ID}
        data-aside=""
      >
        <Icon icon={MessageCircle} size="medium" />
        Chat
        <span className="visually-hidden">
          {` on WhatsApp about ${TOPICS[topic]} (opens in a new tab)`}
        </span>
      </a>
    </aside>
  );
}
