import { type Attribution, parseAttribution } from '../../../contract/attribution.ts';
import { spellSource } from '../../../contract/desk/spelling.ts';
import { ENQUIRY_FIELDS, type EnquiryField } from '../../../contract/enquiry.ts';
import { SUBMISSION_FIELDS } from '../../../contract/submission.ts';
import { tidyLine } from '../../../contract/tidy-text.ts';
import { answerError } from './answer-json.ts';

export type Fields =
  | { kind: 'json'; fields: object }
  | { kind: 'form'; fields: Record<EnquiryField, string> & PostedExtras };

interface PostedExtras {
  homepage?: string;
  notice?: string;
  consents: string[];
}

/** Reads up to `limit` bytes, whatever the length header says. */
export async function readFields(request: Request, limit: number) {
  const kind = kindOf(request.headers.get('content-type') ?? '');
  if (!kind) return refuse(415, 'Send JSON or a form.');
  const text = await readText(request, limit).catch(() => undefined);
  if (text === undefined) return refuse(400, 'The request broke off.');
  if (text === null) return refuse(413, `A message may hold at most ${limit} bytes.`);
  if (kind === 'form') return { kind, fields: readForm(text) };
  const fields = readJson(text);
  return fields ? { kind, fields } : refuse(400, 'The body must be a JSON object.');
}

const refuse = (status: number, message: string) => ({ refusal: answerError(status, message) });

function kindOf(contentType: string): Fields['kind'] | undefined {
  const [type = ''] = contentType.toLowerCase().split(';');
  if (type.trim() === 'application/json') return 'json';
  return type.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

async function readText(request: Request, limit: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  // Leaving the loop cancels what is still to come.
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > limit) return null;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

function readForm(text: string): Record<EnquiryField, string> & PostedExtras {
  const entries = new URLSearchParams(text);
  const read = ENQUIRY_FIELDS.map((field) => [field, entries.get(field) ?? '']);
  const homepage = entries.get(SUBMISSION_FIELDS.honeypot);
  const notice = entries.get(SUBMISSION_FIELDS.notice);
  return {
    ...(Object.fromEntries(read) as Record<EnquiryField, string>),
    ...(homepage !== null && { homepage }),
    ...(notice !== null && { notice }),
    consents: entries.getAll(SUBMISSION_FIELDS.consents),
  };
}

function readJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The column allows 4,096 in PostgreSQL's own notation, which adds spaces. */
const MAX_ATTRIBUTION_BYTES = 3_900;

/** A link may carry what PostgreSQL cannot hold or what is too long: none of it may cost the lead. */
export function storableAttribution(input: unknown): Attribution {
  const text = JSON.stringify(parseAttribution(input), (key, value: unknown) => {
    if (typeof value === 'string')
      return key === 'utm_source' ? spellSource(tidyLine(value)) : tidyLine(value);
    return typeof value === 'number' && !Number.isSafeInteger(value) ? undefined : value;
  });
  return new TextEncoder().encode(text).length <= MAX_ATTRIBUTION_BYTES
    ? (JSON.parse(text) as Attribution)
    : {};
}
