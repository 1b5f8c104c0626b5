import { Document, isCollection, isNode, stringify, visit } from 'yaml';

/** Columns that a folded text is broken at, as the content is written. */
const WIDTH = 100;

/** How the text that is replaced was written: the new one follows it where it can. */
export type Style = 'plain' | 'single' | 'double' | 'folded' | 'literal';

export interface Place {
  /** Within `{ … }` or `[ … ]`, where lines do not count. */
  isFlow: boolean;
  /** Columns that a block below this value is indented by. */
  indent: number;
  style: Style | undefined;
}

/**
 * Ways to write a value, the fittest first; whoever asks takes the first that is read back as the value. A text that
 * begins with a line break is a block below its key.
 */
export function* spellings(value: unknown, place: Place): Generator<string> {
  if (typeof value === 'string') yield* textSpellings(value, place);
  else if (typeof value !== 'object' || value === null) yield String(value);
  else {
    if (!place.isFlow && !isPlainList(value)) yield `\n${asBlock(value, place.indent)}`;
    yield asFlow(value);
  }
}

function* textSpellings(text: string, { isFlow, indent, style }: Place): Generator<string> {
  const hasLines = text.includes('\n');
  if (!isFlow && (style === 'folded' || style === 'literal' || hasLines)) {
    if (style !== 'literal') yield `>-\n${fold(text, indent)}`;
    yield `|-\n${indented(text, indent)}`;
  }
  if (!hasLines) {
    if (style === 'double') yield JSON.stringify(text);
    if (style === 'single') yield `'${text.replaceAll("'", "''")}'`;
    if (!isFlow && text.length > WIDTH && style !== 'plain') yield `>-\n${fold(text, indent)}`;
    yield text;
  }
  yield JSON.stringify(text);
}

/** Words broken at WIDTH; a line break of the text is a blank line, as folding reads it. */
function fold(text: string, indent: number): string {
  const lines = text.split('\n').map((paragraph) => {
    const broken: string[] = [''];
    for (const word of paragraph.split(' ')) {
      const line = broken.at(-1) ?? '';
      if (line && line.length + word.length + indent >= WIDTH) broken.push(word);
      else broken[broken.length - 1] = line ? `${line} ${word}` : word;
    }
    return broken.join('\n');
  });
  return indented(lines.join('\n\n'), indent);
}

const indented = (text: string, indent: number): string =>
  text.replaceAll(/^(?=.)/gm, ' '.repeat(indent));

const asBlock = (value: object, indent: number): string =>
  indented(stringify(value, { lineWidth: 0, indentSeq: true }).trimEnd(), indent);

/** On one line, with the spaces that the content has: `{ name: Lassi, price: 60 }`. */
function asFlow(value: object): string {
  const written = new Document(value);
  visit(written, {
    Collection: (_key, node) => {
      node.flow = true;
    },
  });
  const { contents } = written;
  if (isNode(contents) && isCollection(contents)) contents.flow = true;
  return written
    .toString({ lineWidth: 0 })
    .trim()
    .replaceAll(/\[ (.*?) \]/g, '[$1]');
}

/** A list of a few words stands on one line. */
function isPlainList(value: object): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length === 0) return true;
  const isShort = value.every(
    (entry) => typeof entry !== 'object' && !String(entry).includes('\n'),
  );
  return isShort && value.join(', ').length < 60;
}
