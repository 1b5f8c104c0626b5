import { Lexer } from 'yaml';

interface CutText {
  /** Offset of the text. */
  offset: number;
  text: string;
  /** How it was meant to go on: `#1 burger`. */
  rest: string;
}

/** Of the lexer; they stand for nothing in the source. The middle one says that it gave up braces as never closed. */
const MARKS = ['\u0002', '\u0018', '\u001f'];
const GIVEN_UP = MARKS[1];

/** A comment behind one word or a figure is one; behind several words, or written close, it was meant to be read. */
export const isCut = (text: string, comment: string): boolean =>
  text.includes(' ') || !comment.startsWith(' ');

/**
 * Where `#` cuts a text inside braces. YAML takes the rest of the line for a comment, with its comma and brace, and
 * notices lines below that they are missing.
 * @param source of the YAML
 * @param until offset at which YAML gave up
 * @returns the nearest such text in the braces that are open there
 */
export function findCutText(source: string, until: number): CutText | undefined {
  let offset = 0;
  let depth = 0;
  let before = { offset: 0, text: '' };
  let found: CutText | undefined;
  for (const token of new Lexer().lex(source)) {
    if (offset >= until) break;
    depth = token === GIVEN_UP ? 0 : depth + stepOf(token);
    if (depth === 0) found = undefined;
    if (MARKS.includes(token)) continue;
    if (token.startsWith('#') && depth > 0) found = readCut(before, token) ?? found;
    if (token.trim() !== '') before = { offset, text: token };
    offset += token.length;
  }
  return found;
}

const stepOf = (token: string): number => {
  if (token === '{' || token === '[') return 1;
  return token === '}' || token === ']' ? -1 : 0;
};

function readCut(before: Omit<CutText, 'rest'>, comment: string): CutText | undefined {
  const isText = /^[^"',:{}[\]]/.test(before.text);
  if (!isText || !isCut(before.text, comment.slice(1))) return undefined;
  return { ...before, rest: comment.replace(/[,}\]].*/, '').trim() };
}
