import type { ReactNode } from 'react';
import type { ContentsEntry } from '../../prose/table-of-contents.ts';
import styles from './article-body.module.css';

export interface ArticleBodyProps {
  contentsLabel: string;
  contents: readonly ContentsEntry[];
  /** The text, made from Markdown. */
  children: ReactNode;
}

const LABEL_ID = 'contents-label';
/** Marks the section in view. The bundler's CSS minifier does not know the selector, so the page carries it as it is. */
const IN_VIEW = `@layer sections{.${styles.list} a:target-current{color:var(--color-action);text-decoration:underline}}`;

/** A long text beside its table of contents, which stays in view where there is room. */
export function ArticleBody({ contentsLabel, contents, children }: ArticleBodyProps) {
  return (
    <div className={styles.body}>
      {contents.length > 1 && (
        <nav className={styles.contents} aria-labelledby={LABEL_ID}>
          <style>{IN_VIEW}</style>
          <p id={LABEL_ID} className={styles.label}>
            {contentsLabel}
          </p>
          <ol className={styles.list}>
            {contents.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
