import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/class-names.ts';
import type from './brand-letter.module.css';
import styles from './brand-story.module.css';

export interface BrandStoryProps {
  heading: string;
  paragraphs: readonly string[];
  /** The brand's gallery. */
  children: ReactNode;
}

/** What a brand is about, in words and below them in pictures. */
export function BrandStory({ heading, paragraphs, children }: BrandStoryProps) {
  return (
    <div className={styles.chapter}>
      <div className={styles.story}>
        <h2 className={joinClasses(type.letter, styles.heading)}>{heading}</h2>
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}
