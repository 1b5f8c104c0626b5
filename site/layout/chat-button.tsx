import { LinkButton } from '../../ui/button/link-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { MessageCircle } from '../../ui/icon/icons.ts';
import styles from './chat-button.module.css';

/** Topics of a chat; each has its own first message in `content/company.yaml`. */
const TOPICS = {
  franchise: 'a franchise',
  education: 'education and training',
  clubs: 'joining a club',
} as const;

export type ChatTopic = keyof typeof TOPICS;

export interface ChatButtonProps {
  chatHref: string;
  topic: ChatTopic;
  /** What the page asks its reader to do, where that is not the chat itself. */
  action?: { label: string; href: string; opensNewTab?: boolean } | undefined;
}

/** Chat button in the corner of a wide screen; on a phone a bar at its foot, with the page's main action. */
export function ChatButton({ chatHref, topic, action }: ChatButtonProps) {
  return (
    <aside className={`screen-only ${styles.bar}`} aria-label="Shortcuts" data-ground="night">
      <a className={`row ${styles.chat}`} href={chatHref} target="_blank" rel="noopener noreferrer">
        <Icon icon={MessageCircle} size="medium" />
        Chat
        <span className="visually-hidden">
          {` on WhatsApp about ${TOPICS[topic]} (opens in a new tab)`}
        </span>
      </a>
      {action && (
        <LinkButton href={action.href} opensNewTab={action.opensNewTab}>
          {action.label}
        </LinkButton>
      )}
    </aside>
  );
}
