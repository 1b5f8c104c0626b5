import * as v from 'valibot';
import {
  CONTENT_ENDPOINT,
  type ContentFault,
  refusedSaveSchema,
} from '../../../../contract/desk/content/content.ts';
import { BACKEND_URL, backend, PUBLISHABLE_KEY } from '../../../shared/backend/backend.ts';
import { DeskError } from '../../../shared/backend/desk-error.ts';
import { readAnswer } from '../../../shared/backend/read-answer.ts';
import { keptOnlyHeaders } from '../../../shared/offline/without-network.ts';

/** A refusal with what the server says of it, such as the fields that somebody else changed. */
export class ContentRefusal extends DeskError {
  override readonly name = 'ContentRefusal';
  readonly answer: unknown;

  constructor(message: string, status: number, answer: unknown) {
    super(message, status);
    this.answer = answer;
  }
}

const refusalSchema = v.object({ message: v.string() });

/** What is asked: with `body` (or a form with a file) it is posted, otherwise read. */
export interface ContentQuestion {
  query?: Readonly<Record<string, string>>;
  body?: object | FormData;
}

/**
 * Asks the desk's content endpoints; reading without network gives what this device keeps.
 * @param path below the endpoint, such as `/save`; empty for the state
 * @throws ContentRefusal when it was refused or nobody answered; AnswerError for an answer of another shape
 */
export async function askContent<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  { query, body }: ContentQuestion = {},
): Promise<v.InferOutput<Schema>> {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const response = await fetch(`${BACKEND_URL}${CONTENT_ENDPOINT}${path}${search}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: PUBLISHABLE_KEY,
      ...(await findAuthority()),
      ...(body && !isForm(body) && JSON_TYPE),
    },
    ...(body && { body: isForm(body) ? body : JSON.stringify(body) }),
  }).catch(() => undefined);
  if (!response) throw new ContentRefusal('There is no network.', 0, undefined);
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && response.status !== 204) return readAnswer(schema, answer, `content${path}`);
  const told = v.safeParse(refusalSchema, answer);
  throw new ContentRefusal(
    told.success ? told.output.message : 'The server did not say why.',
    response.status === 204 ? 0 : response.status,
    answer,
  );
}

const JSON_TYPE = { 'content-type': 'application/json' };

const isForm = (body: object): body is FormData => body instanceof FormData;

/** Without network nobody can renew a session, and only what the device keeps can answer. */
async function findAuthority(): Promise<Record<string, string>> {
  if (navigator.onLine === false) return keptOnlyHeaders();
  const { data } = await backend.auth.getSession();
  return data.session ? { authorization: `Bearer ${data.session.access_token}` } : {};
}

/** @returns what the server found wrong in what was to be saved; nothing for any other failure */
export function faultsOf(error: unknown): readonly ContentFault[] {
  if (!(error instanceof ContentRefusal) || error.status !== 422) return [];
  const told = v.safeParse(refusedSaveSchema, error.answer);
  return told.success ? told.output.faults : [];
}

/** A field as the server names it; of a picture that is the line of its file, which no owner knows. */
export function nameOfFault({ field }: ContentFault): string {
  const name = field.replace(/^src\b/, 'picture');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What is wrong, and what to do instead. */
export const wordsOfFault = ({ problem, remedy }: ContentFault): string =>
  [problem, remedy].filter(Boolean).join(' – ');

/** So many faults are told; of more, nobody would read the last one. */
const MOST_TOLD = 3;

function sayFaults(faults: readonly ContentFault[]): string[] {
  const told = faults
    .slice(0, MOST_TOLD)
    .map((fault) => `${nameOfFault(fault)}: ${wordsOfFault(fault)}.`);
  const others = faults.length - told.length;
  return others > 0 ? [...told, `And ${others} more.`] : told;
}

/** What to tell the owner about any failure of a request for content. */
export function describeRefusal(error: unknown): string {
  if (!(error instanceof DeskError)) {
    return error instanceof Error ? error.message : 'Something went wrong. Try again.';
  }
  if (error.status === 0) return 'There is no network. Nothing is lost: try again when it is back.';
  if (error.status === 401) return 'You have been signed out. Sign in again.';
  if (error.status === 403) return 'Your account may not do this. Ask the owner.';
  return [error.message, ...sayFaults(faultsOf(error))].join(' ');
}
