import * as v from 'valibot';
import type { Transaction } from '../database/database.ts';
import { type RunAsCaller, readHeaders } from './headers.ts';
import { notOffered, RestError } from './rest-error.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const idFilter = (operators: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^(?:${operators})\\.${UUID}$`, 'i')));
const rowCount = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

const LEADS_PAGE = v.strictObject({
  select: v.optional(v.literal('*')),
  order: v.optional(v.literal('created_at.desc')),
  limit: v.optional(rowCount),
  offset: v.optional(rowCount, '0'),
});
const ROLE_OF = v.strictObject({ select: v.literal('role'), user_id: idFilter('eq') });
const SOME_LEADS = v.strictObject({ id: idFilter('eq|gte') });

const TABLES: readonly string[] = ['leads', 'profiles'];

export function requireTable(name: string): void {
  if (TABLES.includes(name)) return;
  const message = `Could not find the table 'public.${name}' in the schema cache`;
  throw new RestError(404, 'PGRST205', message);
}

/** The reads that the product makes, as SQL and its values: no text of a request is part of it. */
function planRead(table: string, search: URLSearchParams, maxRows: number) {
  if (table === 'profiles') {
    const { user_id } = readParameters(ROLE_OF, search, 'reading profiles');
    return {
      text: 'select role from public.profiles where user_id = $1',
      values: [operandOf(user_id)] as unknown[],
      offset: 0,
      isLimited: false,
    };
  }
  const { limit = Infinity, offset } = readParameters(LEADS_PAGE, search, 'reading leads');
  return {
    text: 'select * from public.leads order by created_at desc limit $1 offset $2',
    values: [Math.min(limit, maxRows), offset] as unknown[],
    offset,
    isLimited: limit > maxRows,
  };
}

function planDelete(table: string, search: URLSearchParams) {
  if (table !== 'leads') throw notOffered(`deleting from ${table}`);
  if (search.size === 0) throw new RestError(400, '21000', 'DELETE requires a WHERE clause');
  const { id } = readParameters(SOME_LEADS, search, 'deleting leads');
  const comparison = /^gte/i.test(id) ? '>=' : '=';
  return { text: `delete from public.leads where id ${comparison} $1`, values: [operandOf(id)] };
}

const operandOf = (filter: string): string => filter.slice(filter.indexOf('.') + 1);

function readParameters<Schema extends v.GenericSchema<Record<string, unknown>>>(
  schema: Schema,
  search: URLSearchParams,
  doing: string,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(search);
  const { success, output, issues } = v.safeParse(schema, given);
  if (success && Object.keys(given).length === search.size) return output;
  if (!issues) throw notOffered(`${doing} with a parameter twice`);
  const keys = issues.map(({ path }) => String(path?.[0].key));
  const wrong = keys.find((key) => Object.hasOwn(given, key));
  throw notOffered(`${doing} ${wrong ? `with ${wrong}=${given[wrong]}` : `without ${keys[0]}`}`);
}

export interface ReadOptions {
  run: RunAsCaller;
  maxRows: number;
  /** Notes within the transaction how many rows of the table are answered. */
  noteRead(tx: Transaction, table: string, rows: number): Promise<void>;
}

export async function readRows(
  request: Request,
  table: string,
  { run, maxRows, noteRead }: ReadOptions,
): Promise<Response> {
  const { isObject, contentType } = readHeaders(request.headers);
  const search = new URL(request.url).searchParams;
  const { text, values, offset, isLimited } = planRead(table, search, maxRows);
  // PostgreSQL builds the body, so that ten thousand rows are transferred as one text.
  const body = isObject ? '(json_agg(page) -> 0)' : "coalesce(json_agg(page), '[]')";
  const page = `select count(*)::int as count, ${body}::text as body from (${text}) as page`;
  const { answer, total } = await run(async (tx) => {
    const { rows } = await tx.query(page, values);
    if (isObject && rows[0].count !== 1)
      throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
        details: `The result contains ${rows[0].count} rows`,
      });
    const isCut = isLimited && rows[0].count === maxRows;
    const all = isCut ? await tx.query('select count(*)::int from public.leads') : undefined;
    // Last, since it leaves the caller's role.
    await noteRead(tx, table, rows[0].count);
    return { answer: rows[0], total: all?.rows[0].count };
  });
  const range = answer.count > 0 ? `${offset}-${offset + answer.count - 1}` : '*';
  return new Response(answer.body, {
    status: answer.count < total ? 206 : 200,
    headers: { 'Content-Type': contentType, 'Content-Range': `${range}/${total ?? '*'}` },
  });
}

export async function deleteRows(request: Request, table: string, run: RunAsCaller) {
  const search = new URL(request.url).searchParams;
  if (readHeaders(request.headers).isObject) throw notOffered('answers as an object when deleting');
  const { text, values } = planDelete(table, search);
  await run((tx) => tx.query(text, values));
  return new Response(null, { status: 204, headers: { 'Content-Range': '*/*' } });
}
