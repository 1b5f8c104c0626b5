import { type Document, isNode, isPair, type LineCounter, YAMLMap } from 'yaml';
import { nameField } from '../../../contract/desk/content/field-path.ts';

export type Key = string | number;

/** Whether a file is among those that are looked at: `content/contact.yaml`. The disk is never asked. */
export type IsThere = (file: string) => boolean;

/** A file of YAML, or the front matter of a Markdown file, with the place of each field. */
export interface ReadFile {
  file: string;
  document: Document.Parsed;
  lines: LineCounter;
  /** Lines above the YAML: the dashes of a front matter. */
  above: number;
  /** Markdown below the front matter, and the line that it begins with; nothing in YAML. */
  body?: { text: string; line: number };
}

/** The place of a field, or of the nearest one around it where the field is missing. */
export function placeOf({ document, lines, above }: ReadFile, path: readonly Key[]) {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const offset = offsetOf(document, path.slice(0, depth));
    if (offset === undefined) continue;
    const { line, col } = lines.linePos(offset);
    return { line: line + above, column: col };
  }
  return { line: 1 + above, column: 1 };
}

function offsetOf(document: Document.Parsed, path: readonly Key[]): number | undefined {
  const parent = path.length > 0 && document.getIn(path.slice(0, -1), true);
  if (parent instanceof YAMLMap) {
    const pair = parent.items.find((item) => isPair(item) && String(item.key) === path.at(-1));
    const key: unknown = pair?.key;
    return isNode(key) ? key.range?.[0] : undefined;
  }
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

export const faultAt = (read: ReadFile, path: readonly Key[], problem: string, remedy: string) => ({
  file: read.file,
  ...placeOf(read, path),
  field: fieldName(read, path),
  path: [...path],
  problem,
  remedy,
});

export const fieldName = ({ document }: ReadFile, path: readonly Key[]): string =>
  path.length > 0 ? nameField(document.toJS(), [...path]) : 'the file';

/** Stands where nobody has written yet; behind a colon it says what belongs there. */
const PLACEHOLDER = /REPLACE ME(?::\s*([^\0\n]*?))?\s*(?:-->|\0|\n|$)/;
const WORDS = 'REPLACE ME';
const OTHERWISE = 'the words that visitors read';

/** What is said of a text with a placeholder; undefined of any other. */
export function describePlaceholder(text: string) {
  if (!text.includes(WORDS)) return undefined;
  const wanted = PLACEHOLDER.exec(text)?.[1];
  return { problem: `still says "${WORDS}"`, remedy: `write ${wanted || OTHERWISE}` };
}
