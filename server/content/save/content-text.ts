import { HTTPException } from 'hono/http-exception';
import { type Document, parseDocument, stringify } from 'yaml';
import { splitFrontMatter } from '../../../contract/desk/content/front-matter.ts';
import { refusal } from '../refusal.ts';

/** How content is written. Nothing is broken at a width: a text keeps its line, and a dish is one line. */
const FORMAT = { lineWidth: 0 } as const;

export const unfit = (message: string): HTTPException => refusal(422, message, { faults: [] });

export interface ContentText {
  document: Document.Parsed;
  body: string | null;
}

export function parseText(id: string, text: string): ContentText {
  const lines = text.replaceAll('\r\n', '\n');
  if (!id.endsWith('.md')) return { document: parseFields(lines), body: null };
  const found = splitFrontMatter(lines);
  if (!found) throw unfit('The file has no fields at its top.');
  return { document: parseFields(found.fields), body: found.body };
}

function parseFields(text: string): Document.Parsed {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw unfit(`The file cannot be read: ${error.message}`);
  return document;
}

const join = (fields: string, body: string | null): string =>
  body === null ? fields : `---\n${fields}---\n${body}`;

/** The text of a file in the one way in which content is written; values and comments are as they were. */
export const writeText = ({ document, body }: ContentText): string =>
  join(document.toString(FORMAT), body);

export const newText = (values: object, body: string | null): string =>
  join(stringify(values, FORMAT), body);

export function readValues(id: string, text: string): { values: unknown; body: string | null } {
  const { document, body } = parseText(id, text);
  return { values: document.toJS(), body: body?.trim() ?? null };
}

/** As `readValues`; what cannot be read has no fields, and its fault is said beside it. */
export function readValuesOrNone(id: string, text: string): ReturnType<typeof readValues> {
  try {
    return readValues(id, text);
  } catch (error) {
    if (error instanceof HTTPException) return { values: {}, body: null };
    throw error;
  }
}
