import { t } from '../../shared/language/language.ts';
import '@github/markdown-toolbar-element';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { type ComponentProps, type RefObject, useDeferredValue, useMemo, useRef } from 'react';
import { joinClasses } from '../../../ui/class-names.ts';
import { TextArea } from '../../../ui/field/text-area.tsx';
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
import { openPolicy } from '../../shared/trusted-types.ts';
import view from '../../shared/view.module.css';
import styles from './content.module.css';

export interface MarkdownEditorProps {
  body: string;
  onChange: (body: string) => void;
}

const FIELD = 'article-text';

/** The browser's own text field with a toolbar, so that voice and keyboards of any script work, and the result. */
export default function MarkdownEditor({ body, onChange }: MarkdownEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = useDeferredValue(body);
  const html = useMemo(() => ({ __html: renderMarkdown(shown) }), [shown]);
  return (
    <div className={joinClasses(styles.stack, styles.editor)}>
      <div className={styles.stack}>
        <MarkdownToolbar field={field} />
        <TextArea
          ref={field}
          id={FIELD}
          label={t('Text of the article')}
          name={FIELD}
          className={styles.text}
          dir="auto"
          spellCheck
          value={body}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <section
        className={joinClasses(styles.box, styles.prose)}
        dir="auto"
        aria-label={t('What it will look like')}
        // The renderer passes no tag of the writer on.
        dangerouslySetInnerHTML={html}
      />
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
  ['md-header', 'Heading', Heading],
  ['md-bold', 'Bold', Bold],
  ['md-italic', 'Italic', Italic],
  ['md-unordered-list', 'List', List],
  ['md-ordered-list', 'Numbered list', ListOrdered],
  ['md-link', 'Link', Link],
  ['md-quote', 'Quote', Quote],
] as const;

const TABLE = '\n| What | How much |\n|---|---|\n| First | 10 |\n| Second | 20 |\n';

/** Buttons that write Markdown around the selected words; arrow keys move between them. */
function MarkdownToolbar({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  function addTable() {
    field.current?.focus();
    // The one way by which the browser's own undo takes it back.
    document.execCommand('insertText', false, TABLE);
  }
  return (
    <markdown-toolbar for={FIELD} className={view.row} aria-label={t('Form of the text')}>
      {TOOLS.map(([Tool, label, icon]) => (
        // Only a heading has a level.
        <Tool key={Tool} role="button" level="2" aria-label={label} className={view.pill}>
          <Icon icon={icon} size="medium" />
        </Tool>
      ))}
      <button
        type="button"
        data-md-button
        aria-label={t('Table')}
        className={view.pill}
        onClick={addTable}
      >
        <Icon icon={Table} size="medium" />
      </button>
    </markdown-toolbar>
  );
}

/** Takes Markdown and no HTML, so that a caller gets nothing but what the renderer made. */
const policy = openPolicy('yctfc-markdown', {
  createHTML: (markdown) =>
    micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }),
});

/** Markdown as safe HTML: typed tags are shown as text, addresses that could run something are left out. */
export const renderMarkdown = (text: string): string => policy.createHTML(text);
