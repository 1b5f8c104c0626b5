import * as v from 'valibot';
import { CONTENT_ENDPOINT } from '../../../contract/desk/content/content.ts';
import { keptOnlyHeaders } from '../offline/without-network.ts';
import { BACKEND_URL, backend, PUBLISHABLE_KEY } from './backend.ts';
import { DeskError, readAnswer } from './desk-error.ts';
import { notingFetch } from './noting-fetch.ts';

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

/**
 * Asks the desk's content endpoints; reading without network gives what this device keeps.
 * With `body` (or a form with a file) it is posted, otherwise read.
 */
export async function askContent<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  { query, body }: { query?: Readonly<Record<string, string>>; body?: object | FormData } = {},
): Promise<v.InferOutput<Schema>> {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const response = await notingFetch(`${BACKEND_URL}${CONTENT_ENDPOINT}${path}${search}`, {
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
