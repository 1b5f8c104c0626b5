import type { ComponentProps, RefObject } from 'react';
import { Icon } from '../../../../ui/icon/icon.tsx';
import {
  Bold,
  Heading,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Table,
} from '../../../../ui/icon/icons.ts';
import styles from './article.module.css';

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

const TABLE = '\n| What | How much |\n|---|---|\n| First | 10 |\n| Second | 20 |\n';

export interface MarkdownToolbarProps {
  field: RefObject<HTMLTextAreaElement | null>;
  fieldId: string;
}

/** Buttons that write Markdown around the selected words; arrow keys move between them. */
export function MarkdownToolbar({ field, fieldId }: MarkdownToolbarProps) {
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
      <md-header role="button" level="2" aria-label="Heading" className={styles.tool}>
        <Icon icon={Heading} size="medium" />
      </md-header>
      <md-bold role="button" aria-label="Bold" className={styles.tool}>
        <Icon icon={Bold} size="medium" />
      </md-bold>
      <md-italic role="button" aria-label="Italic" className={styles.tool}>
        <Icon icon={Italic} size="medium" />
      </md-italic>
      <md-unordered-list role="button" aria-label="List" className={styles.tool}>
        <Icon icon={List} size="medium" />
      </md-unordered-list>
      <md-ordered-list role="button" aria-label="Numbered list" className={styles.tool}>
        <Icon icon={ListOrdered} size="medium" />
      </md-ordered-list>
      <md-link role="button" aria-label="Link" className={styles.tool}>
        <Icon icon={Link} size="medium" />
      </md-link>
      <md-quote role="button" aria-label="Quote" className={styles.tool}>
        <Icon icon={Quote} size="medium" />
      </md-quote>
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
