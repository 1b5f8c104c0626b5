import { isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { CONTENT_LIMITS } from '../../../contract/desk/content/content-limits.ts';
import { splitFrontMatter } from '../../../contract/desk/content/front-matter.ts';
import { findStrangeLetters, NO_FONT } from './check-body.ts';
import {
  type ContentFault,
  faultAt,
  fieldName,
  type Key,
  type ReadFile,
  sayPlaceholder,
} from './fault.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** @param text of a YAML file, or of a Markdown file whose front matter is read */
export function readText(file: string, text: string): ReadFile {
  const isMarkdown = file.endsWith('.md');
  const lines = new LineCounter();
  const matter = isMarkdown ? splitFrontMatter(text) : undefined;
  const source = isMarkdown ? (matter?.fields ?? '') : text;
  const document = parseDocument(source, { lineCounter: lines, customTags: ['timestamp'] });
  const read = { file, source, document, lines, above: isMarkdown ? 1 : 0 };
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

function checkSyntax(read: ReadFile): ContentFault[] {
  const { document, lines, above, file, source } = read;
  const [first, ...others] = document.errors;
  if (!first) return [];
  const at = (offset: number, field: string, said: Pick<ContentFault, 'problem' | 'remedy'>) => {
    const { line, col } = lines.linePos(offset);
    return { file, line: line + above, column: col, field, ...said };
  };
  const quote = findOpenQuote(source, first.pos[0]);
  if (quote !== undefined) {
    const problem = 'a quote begins here and never ends';
    const remedy = `write ${source[quote]} at the end of the text too`;
    return [at(quote, 'the file', { problem, remedy })];
  }
  // What else YAML stumbles over mostly follows from the first; that it was between braces is said second.
  const inBraces = others.find(({ code }) => code === 'BLOCK_IN_FLOW');
  const doubles = others.filter(({ code }) => code === 'DUPLICATE_KEY');
  return [inBraces ?? first, ...doubles].map((error) =>
    at(error.pos[0], 'the file', formatBroken(error)),
  );
}

function checkScalars(read: ReadFile): ContentFault[] {
  const faults: ContentFault[] = [];
  visit(read.document, {
    Scalar(position, node, parents) {
      if (!isScalar(node)) return;
      const tooLong = sayLength(node.value);
      if (position === 'key' && !tooLong) return;
      const said = tooLong ?? sayScalar(node) ?? sayLetters(read.file, node.value);
      if (!said) return;
      const { line, col } = read.lines.linePos(node.range?.[0] ?? 0);
      const path = pathOf(position, parents);
      const field = fieldName(read, path);
      faults.push({ file: read.file, line: line + read.above, column: col, field, path, ...said });
    },
  });
  return faults;
}

/** The way from the file to a value. */
function pathOf(position: Key | null, parents: readonly unknown[]): Key[] {
  const chain = [...parents];
  const path = chain.flatMap((above, depth): Key[] => {
    if (isPair(above)) return [String(above.key)];
    const below = chain[depth + 1];
    return isSeq(above) && below ? [above.items.indexOf(below)] : [];
  });
  return typeof position === 'number' ? [...path, position] : path;
}

interface Written {
  value: unknown;
  source?: string | undefined;
  type?: string | undefined;
  comment?: string | null | undefined;
}

function sayScalar({ value, source, type, comment }: Written) {
  const unwritten = typeof value === 'string' && sayPlaceholder(value);
  if (unwritten) return unwritten;
  if (type === 'PLAIN' && typeof value === 'string' && comment && isCut(value, comment))
    return formatCut(`#${comment}`);
  const day = DAY.exec(String(source ?? value));
  if (day && !isDay(day.slice(1).map(Number)))
    return { problem: `${day[0]} is no day of the calendar`, remedy: 'write a day that exists' };
  return undefined;
}

/** Whatever a schema says or forgets to say; forms are told the same by `formSchema`. */
function sayLength(value: unknown) {
  const { length } = String(value);
  if (length <= CONTENT_LIMITS.maxFieldChars) return undefined;
  return {
    problem: `has ${length} characters`,
    remedy: `shorten it to ${CONTENT_LIMITS.maxFieldChars}`,
  };
}

/** Messages of the desk are read on the phones they are sent to. */
const IS_SENT = /^content\/desk\.yaml$/;

function sayLetters(file: string, value: unknown) {
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

/** A value, or a row of a list, that begins with a quote. */
const OPENS = /^\s*(?:- +)*(?:[\w-]+: +)?(["'])/;

/**
 * Where a quote begins that was never closed. YAML notices at the next quote or at the end of the file, which
 * may be far below.
 * @param source of the YAML
 * @param until offset at which YAML gave up
 * @returns the offset of the quote; nothing where every quoted line is closed
 */
function findOpenQuote(source: string, until: number): number | undefined {
  let offset = 0;
  for (const line of source.split('\n')) {
    if (offset > until) return undefined;
    const [opening = '', quote = ''] = OPENS.exec(line) ?? [];
    if (quote && !isClosed(line.slice(opening.length), quote) && isFollowedByField(source, offset))
      return offset + opening.length - 1;
    offset += line.length + 1;
  }
  return undefined;
}

const isClosed = (rest: string, quote: string): boolean =>
  rest.replace(quote === '"' ? /\\./g : /''/g, '').includes(quote);

/** A text may go on in the next line; a field there says that it was meant to end. */
function isFollowedByField(source: string, offset: number): boolean {
  const [, next = ''] = source.slice(offset).split('\n');
  return next.trim() === '' || /^\s*(?:- +)?(?:[\w-]+:(?:\s|$)|-\s)/.test(next);
}

/** A comment behind one word or a figure is one; behind several words, or written close, it was meant to be read. */
const isCut = (text: string, comment: string): boolean =>
  text.includes(' ') || !comment.startsWith(' ');

type Said = Readonly<{ problem: string; remedy: string }>;

const OPEN_BRACES: Said = {
  problem: 'a comma or a closing bracket is missing here or above',
  remedy:
    'each value ends with a comma, each { with a }, each [ with a ]; put a text with # in it into quotes',
};
const NO_COLON: Said = {
  problem: 'a name or a text stands here without its colon or its quotes',
  remedy: 'write "name: value"; put a text of several lines, or with a colon in it, into quotes',
};

const WORDS: Readonly<Record<string, Said>> = {
  BAD_INDENT: {
    problem: 'this line begins at another place than its neighbours',
    remedy: 'begin it below the line that it belongs to, with spaces',
  },
  BAD_SCALAR_START: {
    problem: 'a text may not begin with this sign',
    remedy: 'put the whole text into quotes',
  },
  BAD_DQ_ESCAPE: {
    problem: 'a backslash between double quotes has a meaning of its own',
    remedy: 'write \\\\ for it, or take single quotes',
  },
  BLOCK_AS_IMPLICIT_KEY: NO_COLON,
  DUPLICATE_KEY: {
    problem: 'this field stands twice in one place',
    remedy: 'take one of the two lines away',
  },
  MISSING_CHAR: NO_COLON,
  MULTILINE_IMPLICIT_KEY: NO_COLON,
  MULTIPLE_DOCS: {
    problem: 'a line of three dashes begins a second file here',
    remedy: 'take the line away',
  },
  TAB_AS_INDENT: {
    problem: 'this line begins with a tab',
    remedy: 'begin it with spaces',
  },
};

const UNKNOWN: Said = {
  problem: 'what stands here is not understood',
  remedy: 'look for a forgotten quote, colon, comma or space in this line and the one above',
};

/** What YAML stumbled over, in words for the person who wrote it; its own are for programmers. */
function formatBroken({ code, message }: Pick<YAMLError, 'code' | 'message'>): Said {
  const isInBraces = /\bflow[ -](map|seq|coll)/i.test(message) && code !== 'UNEXPECTED_TOKEN';
  return isInBraces ? OPEN_BRACES : (WORDS[code] ?? UNKNOWN);
}
