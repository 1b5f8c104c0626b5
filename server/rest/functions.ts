import pg from 'pg';
import type { Transaction } from '../database/database.ts';
import { type RunAsCaller, readHeaders } from './headers.ts';
import { notOffered, RestError } from './rest-error.ts';

interface Signature {
  types: Readonly<Record<string, string>>;
  returns: 'nothing' | 'value' | 'rows';
}

// It takes what is given, has defaults for the rest, and its arguments come before its answer’s columns.
const FIND = `
  select inputs.types, case when p.prorettype = 'void'::regtype then 'nothing'
    when p.proretset then 'rows' else 'value' end as returns
  from pg_catalog.pg_proc p
  cross join lateral (
    select coalesce(array_agg(a.name), '{}') as names,
      coalesce(array_agg(a.name) filter (where a.at <= p.pronargs - p.pronargdefaults), '{}') as required,
      json_object_agg(coalesce(a.name, ''), format_type(a.type, null)) as types
    from unnest(p.proargnames[:p.pronargs], p.proargtypes::oid[]) with ordinality as a (name, type, at)
  ) inputs
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.proname = $1::text
    and inputs.names @> $2::text[] and inputs.required <@ $2::text[]`;

export async function callFunction(request: Request, name: string, run: RunAsCaller) {
  refuseOtherRequests(request);
  const { isObject, contentType } = readHeaders(request.headers);
  if (isObject) throw notOffered('answers of a function as an object');
  const { json, given } = await readArguments(request);
  const body = await run(async (tx) => {
    const signature = await findFunction(tx, name, Object.keys(given));
    checkValues(name, given, signature);
    const { rows } = await tx.query(renderCall(name, Object.keys(given), signature), [json]);
    return signature.returns === 'nothing' ? null : String(rows[0].body ?? 'null');
  });
  if (body === null) return new Response(null, { status: 204 });
  return new Response(body, { headers: { 'Content-Type': contentType } });
}

function refuseOtherRequests({ method, url }: Request): void {
  if (method === 'GET' || method === 'HEAD') throw notOffered(`${method} on a function`);
  if (method !== 'POST')
    throw new RestError(405, 'PGRST101', 'Only the POST method is allowed on functions', {
      headers: { Allow: 'OPTIONS, POST' },
    });
  const parameters = [...new URL(url).searchParams.keys()];
  if (parameters.length > 0)
    throw notOffered(`parameters in the address of a function (${parameters.join(', ')})`);
}

/** `json` is the original text, which PostgreSQL parses, so that no number is rounded. */
async function readArguments(request: Request) {
  const type = request.headers.get('Content-Type') ?? 'application/json';
  if (!/^application\/json\b/i.test(type))
    throw new RestError(400, 'PGRST102', `Content-Type not acceptable: ${type}`);
  const json = (await request.text()).trim() || '{}';
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new RestError(400, 'PGRST102', 'The body must be an object of named arguments');
  return { json, given: given as Readonly<Record<string, unknown>> };
}

async function findFunction(tx: Transaction, name: string, given: readonly string[]) {
  // PostgreSQL has no text with this character, nor therefore a name.
  const isName = [name, ...given].every((text) => !text.includes('\0'));
  const found = isName ? await tx.query<Signature>(FIND, [name, given]) : undefined;
  const signature = found?.rows[0];
  if (signature) return signature;
  const taking = given.length > 0 ? `(${given.join(', ')})` : ' without parameters';
  const message = `Could not find the function public.${name}${taking} in the schema cache`;
  throw new RestError(404, 'PGRST202', message);
}

const isText = (value: unknown): boolean => typeof value === 'string';
/** What a value must be, where PostgreSQL's own message would not name the argument. */
const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isSafeInteger,
  bigint: Number.isSafeInteger,
  uuid: (value) => isText(value) && /^[0-9a-f-]{32,36}$/i.test(String(value)),
  'uuid[]': (value) => Array.isArray(value) && value.every(isText),
};

/** @throws RestError 400 22P02 that names the argument whose value is of another type */
function checkValues(name: string, given: Readonly<Record<string, unknown>>, { types }: Signature) {
  for (const [argument, value] of Object.entries(given)) {
    const type = types[argument] ?? '';
    if (value === null || (KINDS[type]?.(value) ?? true)) continue;
    throw new RestError(400, '22P02', `The argument ${argument} of ${name} must be ${type}`);
  }
}

function renderCall(name: string, given: readonly string[], { types, returns }: Signature): string {
  const quoted = given.map((argument) => pg.escapeIdentifier(argument));
  const values = given.map((argument, at) => `${quoted[at]} ${types[argument]}`);
  const source =
    given.length > 0
      ? `json_to_record($1::json) as given (${values.join(', ')})`
      : '(select $1::json) as given';
  const passed = quoted.map((argument) => `${argument} := given.${argument}`).join(', ');
  const call = `public.${pg.escapeIdentifier(name)}(${passed})`;
  return `select ${BODIES[returns]} as body from ${source}, ${call} as answer`;
}

const BODIES: Readonly<Record<Signature['returns'], string>> = {
  nothing: "''",
  value: 'to_json(answer)::text',
  rows: "coalesce(json_agg(answer), '[]')::text",
};
