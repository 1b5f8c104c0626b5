import { isPair, isScalar, isSeq, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import type { ContentFault } from '../../../contract/desk/content/content.ts';
import { CONTENT_LIMITS } from '../../../contract/desk/content/content-limits.ts';
import { splitFrontMatter } from '../../../contract/desk/content/front-matter.ts';
import { findStrangeLetters, NO_FONT } from './check-body.ts';
import { describePlaceholder, faultAt, fieldName, type Key, type ReadFile } from './fault.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** @param text of a YAML file, or of a Markdown file whose front matter is read */
export function readText(file: string, text: string): ReadFile {
  const isMarkdown = file.endsWith('.md');
  const lines = new LineCounter();
  const matter = isMarkdown ? splitFrontMatter(text) : undefined;
  const source = isMarkdown ? (matter?.fields ?? '') : text;
  const document = parseDocument(source, { lineCounter: lines, customTags: ['timestamp'] });
  const read = { file, document, lines, above: isMarkdown ? 1 : 0 };
  if (!isMarkdown) return read;
  return { ...read, body: { text: matter?.body ?? text, line: matter?.line ?? 1 } };
}

/** What is wrong with a file whatever its fields are. */
export function checkText(read: ReadFile): ContentFault[] {
  const { document } = read;
  const broken = checkSyntax(read);
  if (broken.length > 0) return broken;
  if (document.contents === null)
    return [faultAt(read, [], 'is empty', 'write its fields, or delete it')];
  return [...checkScalars(read), ...checkLength(read)];
}

function checkLength({ file, body }: ReadFile): ContentFault[] {
  if (!body || body.text.length <= CONTENT_LIMITS.maxBodyChars) return [];
  const problem = `has ${body.text.length} characters`;
  const remedy = `shorten it to ${CONTENT_LIMITS.maxBodyChars}`;
  return [{ file, line: body.line, column: 1, field: 'the text', problem, remedy }];
}

/** What YAML stumbled over first, and fields that stand twice; the rest mostly follows from the first. */
function checkSyntax({ document, lines, above, file }: ReadFile): ContentFault[] {
  const [first, ...others] = document.errors;
  if (!first) return [];
  const doubles = others.filter(({ code }) => code === 'DUPLICATE_KEY');
  return [first, ...doubles].map(({ pos: [offset], message }) => {
    const { line, col } = lines.linePos(offset);
    const [problem = ''] = message.split(/ at line |\n/);
    const remedy = 'fix a quote, colon, comma or bracket in this line or above';
    return { file, line: line + above, column: col, field: 'the file', problem, remedy };
  });
}

function checkScalars(read: ReadFile): ContentFault[] {
  const faults: ContentFault[] = [];
  visit(read.document, {
    Scalar(position, node, parents) {
      if (!isScalar(node)) return;
      const tooLong = describeLength(node.value);
      if (position === 'key' && !tooLong) return;
      const said = tooLong ?? describeScalar(node) ?? describeLetters(read.file, node.value);
      if (!said) return;
      const { line, col } = read.lines.linePos(node.range?.[0] ?? 0);
      const path = pathOf(position, parents);
      const field = fieldName(read, path);
      faults.push({ file: read.file, line: line + read.above, column: col, field, path, ...said });
    },
  });
  return faults;
}

function pathOf(position: Key | null, parents: readonly unknown[]): Key[] {
  const chain = [...parents];
  const path = chain.flatMap((above, depth): Key[] => {
    if (isPair(above)) return [String(above.key)];
    const below = chain[depth + 1];
    return isSeq(above) && below ? [above.items.indexOf(below)] : [];
  });
  return typeof position === 'number' ? [...path, position] : path;
}

function describeScalar({ value, source, type, comment }: Scalar) {
  const unwritten = typeof value === 'string' && describePlaceholder(value);
  if (unwritten) return unwritten;
  if (type === 'PLAIN' && typeof value === 'string' && comment && isCut(value, comment))
    return formatCut(`#${comment}`);
  const day = DAY.exec(String(source ?? value));
  if (day && !isDay(day.slice(1).map(Number)))
    return { problem: `${day[0]} is not a real date`, remedy: 'write a date that exists' };
  return undefined;
}

/** Whatever a schema says or forgets to say; forms are told the same by `formSchema`. */
function describeLength(value: unknown) {
  const { length } = String(value);
  if (length <= CONTENT_LIMITS.maxFieldChars) return undefined;
  return {
    problem: `has ${length} characters`,
    remedy: `shorten it to ${CONTENT_LIMITS.maxFieldChars}`,
  };
}

/** Messages of the desk are read on the phones they are sent to. */
const IS_SENT = /^content\/desk\.yaml$/;

function describeLetters(file: string, value: unknown) {
  if (typeof value !== 'string' || IS_SENT.test(file)) return undefined;
  const letters = findStrangeLetters(value);
  return letters.length > 0 ? { problem: `has ${letters.join(' ')}`, remedy: NO_FONT } : undefined;
}

const formatCut = (rest: string) => ({
  problem: `ends before "${rest}"`,
  remedy: 'put the whole text into quotes',
});

function isDay([year = 0, month = 0, day = 0]: number[]): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A comment behind one word or a figure is one; behind several words, or written close, it was meant to be read. */
const isCut = (text: string, comment: string): boolean =>
  text.includes(' ') || !comment.startsWith(' ');
