import type { NavigationLink } from '../../content/page/navigation.ts';
import type { SearchBoxWords } from '../../content/page/search-words.ts';
import { chatLink } from '../../links/chat-link.ts';
import styles from './search-box.module.css';

export interface NothingFoundProps {
  words: SearchBoxWords;
  /** What was typed. */
  asked: string;
  ways: readonly NavigationLink[];
  chat: string;
}

/** Where nothing was found: pages that may help, and a person to ask in the same words. */
export function NothingFound({ words, asked, ways, chat }: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      <p>{words.ways}</p>
      <ul className="plain-list">
        {ways.map(({ label, href }) => (
          <li key={href}>
            <a href={href} data-result="">
              {label}
            </a>
          </li>
        ))}
        <li>
          <a
            href={chatLink(chat, words.askMessage.replace('{words}', asked))}
            target="_blank"
            rel="noopener"
            data-result=""
          >
            {words.askLabel}
          </a>
        </li>
      </ul>
    </div>
  );
}
