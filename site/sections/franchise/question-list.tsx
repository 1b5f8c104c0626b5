import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronDown } from '../../../ui/icon/icons.ts';
import type { Question } from '../../content/franchise/franchise-words.ts';
import { splitAtAmounts } from '../../format/whole-amounts.ts';
import styles from './question-list.module.css';

export interface QuestionListProps {
  questions: readonly (Question & { id?: string; tags?: string | undefined })[];
}

/** Questions that open to their answers; on paper all are open. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className={styles.questions}>
      {questions.map(({ id, question, answer, tags }) => (
        <details key={question} className={styles.question} data-tags={tags}>
          <summary>
            {question}
            <Icon icon={ChevronDown} size="medium" />
          </summary>
          {/* Browsers unfold what an anchor leads into. */}
          <p id={id}>
            {splitAtAmounts(answer).map((part, place) => (
              <span key={place} className={place % 2 ? 'whole' : undefined}>
                {part}
              </span>
            ))}
          </p>
        </details>
      ))}
    </div>
  );
}
