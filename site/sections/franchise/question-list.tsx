import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronDown } from '../../../ui/icon/icons.ts';
import type { Question } from '../../content/franchise/franchise-words.ts';
import styles from './question-list.module.css';

export interface QuestionListProps {
  questions: readonly Question[];
}

/** Questions that open to their answers; on paper all are open. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>
            {question}
            <Icon icon={ChevronDown} size="medium" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
