import '@github/markdown-toolbar-element';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import {
  Bold,
  Heading,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Table,
} from '../../../ui/icon/icons.ts';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { openPolicy } from '../../shared/trusted-types.ts';
import styles from './file.module.css';

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

type ToolProps = ComponentProps<'button'> & { level?: string };
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'markdown-toolbar': ComponentProps<'div'> & { for: string };
      'md-bold': ToolProps;
      'md-italic': ToolProps;
      'md-header': ToolProps;
      'md-unordered-list': ToolProps;
      'md-ordered-list': ToolProps;
      'md-link': ToolProps;
      'md-quote': ToolProps;
    }
  }
}

const TOOLS = [
  { Tool: 'md-header', label: 'Heading', icon: Heading },
  { Tool: 'md-bold', label: 'Bold', icon: Bold },
  { Tool: 'md-italic', label: 'Italic', icon: Italic },
  { Tool: 'md-unordered-list', label: 'List', icon: List },
  { Tool: 'md-ordered-list', label: 'Numbered list', icon: ListOrdered },
  { Tool: 'md-link', label: 'Link', icon: Link },
  { Tool: 'md-quote', label: 'Quote', icon: Quote },
] as const;

const TABLE = '\n| What | How much |\n|---|---|\n| First | 10 |\n| Second | 20 |\n';

interface MarkdownToolbarProps {
  field: RefObject<HTMLTextAreaElement | null>;
  fieldId: string;
}

/** Buttons that write Markdown around the selected words; arrow keys move between them. */
function MarkdownToolbar({ field, fieldId }: MarkdownToolbarProps) {
  function addTable() {
    const text = field.current;
    if (!text) return;
    text.focus();
    // The one way by which the browser's own undo takes it back.
    if (!document.execCommand('insertText', false, TABLE)) {
      text.setRangeText(TABLE);
      text.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  return (
    <markdown-toolbar for={fieldId} className={styles.toolbar} aria-label="Form of the text">
      {TOOLS.map(({ Tool, label, icon }) => (
        // Only a heading has a level.
        <Tool key={Tool} role="button" level="2" aria-label={label} className={styles.tool}>
          <Icon icon={icon} size="medium" />
        </Tool>
      ))}
      <button
        type="button"
        data-md-button
        aria-label="Table"
        className={styles.tool}
        onClick={addTable}
      >
        <Icon icon={Table} size="medium" />
      </button>
    </markdown-toolbar>
  );
}

/** Reading speed of an adult in words a minute. */
const SPEED = 200;

/** Takes Markdown and no HTML, so that whoever calls it gets nothing but what the renderer made. */
const policy = openPolicy('yctfc-markdown', {
  createHTML: (markdown) =>
    micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }),
});

/**
 * Markdown as HTML that is safe to show: tags that somebody typed are shown as text, and addresses that could run
 * something are left out.
 */
export const renderMarkdown = (text: string): string => policy.createHTML(text);

/** @returns for instance `640 words, 4 minutes to read` */
export function describeLength(text: string): string {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
  const minutes = Math.max(1, Math.round(words / SPEED));
  return `${words} ${words === 1 ? 'word' : 'words'}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`;
}
