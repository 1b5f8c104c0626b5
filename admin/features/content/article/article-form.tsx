import '@github/markdown-toolbar-element';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Tabs } from '../../../../ui/tabs/tabs.tsx';
import styles from './article.module.css';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import { describeLength, renderMarkdown } from './render-markdown.ts';

export interface ArticleFormProps {
  /** Markdown. */
  body: string;
  onChange: (body: string) => void;
  /** The fields above the text. */
  children: ReactNode;
}

const TABS = [
  { id: 'text', label: 'Text' },
  { id: 'facts', label: 'Title, date, picture' },
] as const;

/** An article: its text with what it will look like beside it, and its title, date and picture. */
export default function ArticleForm({ body, onChange, children }: ArticleFormProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('text');
  return (
    <Tabs label="Parts of the article" tabs={TABS} selected={tab} onSelect={setTab}>
      {tab === 'facts' ? (
        <div className={styles.facts}>
          <p className={styles.quiet}>
            An article with a date still to come is held back until that day.
          </p>
          {children}
        </div>
      ) : (
        <MarkdownEditor body={body} onChange={onChange} />
      )}
    </Tabs>
  );
}

/** A text field with a toolbar, and what becomes of it; the browser's own field, so that voice and keyboards of any script work. */
export function MarkdownEditor({ body, onChange }: Omit<ArticleFormProps, 'children'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = useDeferredValue(body);
  const html = useMemo(() => ({ __html: renderMarkdown(shown) }), [shown]);
  return (
    <div className={styles.editor}>
      <div className={styles.writing}>
        <label className={styles.label} htmlFor="article-text">
          Text of the article
        </label>
        <MarkdownToolbar field={field} fieldId="article-text" />
        <textarea
          ref={field}
          id="article-text"
          className={styles.text}
          dir="auto"
          spellCheck
          aria-describedby="article-length"
          value={body}
          onChange={(event) => onChange(event.target.value)}
        />
        <p id="article-length" className={styles.quiet}>
          {describeLength(shown)}
        </p>
      </div>
      <section className={styles.preview} aria-label="What it will look like">
        {/* The renderer passes no tag of the writer on (render-markdown.ts). */}
        <div className={styles.prose} dir="auto" dangerouslySetInnerHTML={html} />
      </section>
    </div>
  );
}
