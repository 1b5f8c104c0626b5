import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { openPolicy } from '../../../shared/trusted-types.ts';

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
