import { UnfitChange } from './change-values.ts';

const FENCE = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

interface Parts {
  /** YAML. */
  head: string;
  /** What follows the closing fence; null in a YAML file. */
  body: string | null;
}

/** @throws UnfitChange for Markdown without fields at its top */
export function splitMarkdown(id: string, text: string): Parts {
  if (!id.endsWith('.md')) return { head: text, body: null };
  const found = FENCE.exec(text);
  if (found?.index !== 0) throw new UnfitChange('The file has no fields at its top.');
  return { head: found[1] ?? '', body: text.slice(found[0].length) };
}

export const joinMarkdown = ({ head, body }: Parts): string =>
  body === null ? head : `---\n${head}---\n${body}`;
