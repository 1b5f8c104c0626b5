import fields from '../../../ui/field/field.module.css';
import type { QuestionBoxWords, QuestionGroupContent } from '../../content/question.ts';
import styles from './question-box.module.css';

export interface QuestionBoxProps {
  words: QuestionBoxWords;
  /** Chat without a message; the script adds what was typed. */
  chat: string;
  jumpLabel: string;
  groups: readonly (Pick<QuestionGroupContent, 'name'> & {
    slug: string;
    items: readonly object[];
  })[];
}

/** Ways through the questions: to those of a model, and by the words in them. Without a script, the browser finds words. */
export function QuestionBox({ words, chat, jumpLabel, groups }: QuestionBoxProps) {
  return (
    <div className={`stack screen-only ${styles.box}`}>
      <search className={`stack scripted ${styles.search}`}>
        <label className={fields.label} htmlFor="question-words">
          {words.label}
        </label>
        <input
          className={fields.control}
          id="question-words"
          type="search"
          autoComplete="off"
          placeholder={words.placeholder}
          data-found={words.found}
        />
        <p id="question-count" role="status" />
        <p id="question-ask" hidden>
          {words.nothing}{' '}
          <a href={chat} target="_blank" rel="noopener" data-message={words.askMessage}>
            {words.askLabel}
          </a>
        </p>
      </search>
      <nav aria-label={jumpLabel}>
        <ul className="plain-list row">
          {groups.map(({ slug, name, items }) => (
            <li key={slug}>
              <a className="pill" href={`#${slug}`}>
                {name} <b>{items.length}</b>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
