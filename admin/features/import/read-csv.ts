import { detectDelimiter } from 'hucre/csv';
import { readDisarmed } from '../../../contract/leads-file/leads-csv.ts';
import { FILE_LIMITS, FileProblem, tooLongCell, tooManyColumns } from './file-problem.ts';

/** Characters from which the separator is guessed. */
const SAMPLE = 64 * 1024;

/**
 * Reads a CSV file row by row and stops where a limit is passed, so that a hostile one costs no more than the
 * largest that is allowed.
 * @throws FileProblem
 */
export function* readCsv(text: string): Generator<string[]> {
  // Excel writes its separator in a line of its own, and a spreadsheet does not count that line.
  const [said = '', separator] = /^\uFEFF?(?:sep=([,;\t|])\r?\n)?/i.exec(text) ?? [];
  const start = said.length;
  const delimiter = separator ?? detectDelimiter(text.slice(start, SAMPLE));
  const end = new RegExp(`[${delimiter}\r\n]`, 'g');
  let number = 1;
  let row: string[] = [];
  for (let at = start; at < text.length; ) {
    const { value, next } = readCell(text, at, end, number);
    if (row.push(value) > FILE_LIMITS.columns) throw tooManyColumns();
    at = text.startsWith('\r\n', next) ? next + 2 : next + 1;
    if (next < text.length && !/[\r\n]/.test(text.charAt(next))) continue;
    yield row;
    row = [];
    number += 1;
  }
  // The file ends with a separator, after which stands nothing.
  if (row.length > 0) yield row;
}

/** @returns the cell and where its separator stands */
function readCell(text: string, from: number, end: RegExp, row: number) {
  let value = '';
  let at = from;
  while (text[at] === '"' && (at === from || text[at - 1] === '"')) {
    const quote = text.indexOf('"', at + 1);
    if (quote < 0) throw openQuote(text, from);
    value += text.slice(at === from ? at + 1 : at, quote);
    at = quote + 1;
    if (value.length > FILE_LIMITS.cellCharacters) throw tooLongCell(row);
  }
  end.lastIndex = at;
  const next = end.exec(text)?.index ?? text.length;
  if (value.length + next - at > FILE_LIMITS.cellCharacters) throw tooLongCell(row);
  return { value: readWritten(value + text.slice(at, next)), next };
}

/** What was meant: our own files disarm a formula, and some programs write `="98…"`, so that Excel keeps a number as text. */
const readWritten = (cell: string): string =>
  readDisarmed(cell) ?? cell.trim().replace(/^="([^"]*)"$/, '$1');

function openQuote(text: string, at: number): FileProblem {
  const line = text.slice(0, at).split(/\r\n|[\r\n]/).length;
  return new FileProblem(
    `A quotation mark opens in line ${line.toLocaleString('en-IN')} and is never closed. Close or delete it and try again.`,
  );
}
