import type { FigureNoteContent } from '../../content/franchise/franchise-words.ts';
import styles from './figure-note.module.css';

export interface FigureNoteProps {
  words: Pick<FigureNoteContent, 'note' | 'terms'>;
}

/** What stands beside published figures: who states them, and what their names mean. */
export function FigureNote({ words: { note, terms } }: FigureNoteProps) {
  return (
    <div className={styles.note}>
      <p className={styles.source}>{note}</p>
      <dl className={styles.terms}>
        {terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
