import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPair, visit } from 'yaml';
import type { ContentFault } from '../../contract/desk/content/content.ts';
import { parseText, writeText } from '../../server/content/save/content-text.ts';
import { type MarkerLength, markerIn, type Spelling } from '../../tests/support/markers/markers.ts';

/** Texts that name something although the check accepts any words there, or blames another field. */
const NAMES = /^(route|brand)$/;
const UNITS = /^(rupees|percent|count|%|months|years|sq ft)$/;
/** From the longest marker to none, for the fields that have no room. */
const STEPS: readonly (MarkerLength | undefined)[] = ['long', 'medium', 'short', undefined];

/** How the markers of a whole folder are written. */
export interface ContentSpelling {
  field: Spelling;
  /** Markdown at the end of every article. */
  passage: string;
}

export interface MarkedContent {
  /** How many different texts carry a marker. */
  count: number;
  /** Writes the same markers in another spelling. */
  write: (spelling: ContentSpelling) => void;
}

/**
 * Adds a marker to every text of a content folder, and a passage to every article. Where the check of the content
 * refuses a marker, a shorter one takes the place of the text, or the text stays as it is.
 * @param listFaults the check
 * @throws when it refuses something that carries no marker
 */
export function markContent(
  folder: string,
  listFaults: () => readonly ContentFault[],
  spelling: ContentSpelling,
): MarkedContent {
  const ids = globSync('**/*.{yaml,md}', { cwd: folder }).sort();
  const originals = new Map(ids.map((id) => [id, readFileSync(join(folder, id), 'utf8')]));
  const numbers = new Map<string, number>();
  const steps = new Map<number, number>();

  const mark = (id: string, text: string, spell: Spelling): string => {
    // The same words get the same marker, since some fields name others by their words.
    const key = `${id} ${text}`;
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    const length = STEPS[steps.get(number) ?? 0];
    if (!length) return text;
    if (length === 'long') return `${text} ${spell(number)}`;
    return spell(number, length) + (length === 'medium' ? ' words'.repeat(5) : '');
  };
  const write = ({ field, passage }: ContentSpelling) => {
    for (const [id, text] of originals) {
      const marked = markFile(id, text, (words) => mark(id, words, field));
      writeFileSync(join(folder, id), marked + (id.endsWith('.md') ? passage : ''));
    }
  };
  const shorten = (fault: ContentFault) => {
    const number = findMarker(dirname(folder), fault);
    if (number === undefined) throw new Error(`No marker: ${JSON.stringify(fault)}`);
    const next = fault.problem === 'is too long' ? (steps.get(number) ?? 0) + 1 : STEPS.length;
    return [number, next] as const;
  };

  for (;;) {
    write(spelling);
    const faults = listFaults();
    if (faults.length === 0) break;
    // One step for each marker, however often it is blamed.
    for (const [number, next] of faults.map(shorten)) steps.set(number, next);
  }
  const unmarked = [...steps.values()].filter((step) => !STEPS[step]);
  return { count: numbers.size - unmarked.length, write };
}

function markFile(id: string, text: string, mark: (words: string) => string): string {
  const content = parseText(id, text);
  visit(content.document, {
    Scalar(position, node, path) {
      if (position === 'key' || typeof node.value !== 'string') return;
      const key = String(path.findLast(isPair)?.key);
      if (!UNITS.test(node.value) && !NAMES.test(key)) node.value = mark(node.value);
    },
  });
  return writeText(content);
}

/** The marker of the blamed field: the first one behind the place of the fault. */
function findMarker(root: string, { file, line, column }: ContentFault): number | undefined {
  const lines = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .slice(line - 1);
  return markerIn(lines.join('\n').slice(column - 1));
}
