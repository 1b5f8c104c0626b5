import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import pg from 'pg';
import { LIMITS } from '../../contract/limits.ts';
import type { Caller, IdentifyCaller } from '../caller.ts';
import type { AppEnv } from '../context.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isAway } from '../database/is-away.ts';
import { noteRefusal } from '../database/note-refusal.ts';
import { callFunction } from './functions.ts';
import type { RunAsCaller } from './headers.ts';
import { missingRight, notOffered, RestError } from './rest-error.ts';
import { deleteRows, readRows, requireTable } from './tables.ts';

export interface RestDependencies {
  database: Database;
  identifyCaller: IdentifyCaller;
  maxRows?: number;
}

const TABLE_METHODS = 'OPTIONS, GET, DELETE';

// A transaction as its caller, so that row-level security applies; anonymous callers have no right at all.
export function buildRestRoutes(parts: RestDependencies): Hono<AppEnv> {
  const { database, identifyCaller, maxRows = LIMITS.restMaxRows } = parts;
  async function enter(c: Context<AppEnv>, kind: 'table' | 'function', name: string) {
    const caller = await identifyCaller(c.req.raw);
    if (kind === 'table') requireTable(name);
    if (caller.role === 'anon') throw missingRight(kind, name);
    return runAs(database, caller, name);
  }
  const routes = new Hono<AppEnv>();
  routes.onError(answerError);
  routes.options('/rpc/*', () => new Response(null, { headers: { Allow: 'OPTIONS, POST' } }));
  routes.options('*', () => new Response(null, { headers: { Allow: TABLE_METHODS } }));

  routes.all('/rpc/:name', async (c) => {
    const name = c.req.param('name');
    return callFunction(c.req.raw, name, await enter(c, 'function', name));
  });

  routes.all('/:table', async (c) => {
    const table = c.req.param('table');
    const run = await enter(c, 'table', table);
    const { method } = c.req.raw;
    if (method === 'GET') return readRows(c.req.raw, table, { run, maxRows, noteRead });
    if (method === 'DELETE') return deleteRows(c.req.raw, table, run);
    if (/^(?:HEAD|POST|PATCH|PUT)$/.test(method)) throw notOffered(`${method} on a table`);
    throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`, {
      headers: { Allow: TABLE_METHODS },
    });
  });

  routes.all('*', async (c) => {
    await identifyCaller(c.req.raw);
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  });

  return routes;
}

/** Counts rows of people's data for the account of the transaction, which ends here: it leaves the caller's role. */
async function noteRead(tx: Transaction, table: string, rows: number): Promise<void> {
  if (table !== 'leads') return;
  await tx.query("select set_config('role', 'none', true)");
  await tx.query('select private.count_reading($1)', [rows]);
}

/** @param name what is called, which the audit log gets where the role is refused */
const runAs =
  (database: Database, caller: Caller, name: string): RunAsCaller =>
  (work) =>
    inLiveSession(database, caller, work).catch((error) => {
      noteWrongRole(database, caller, name, error);
      throw toRestError(error);
    });

/** Asked before the query: policies ask only where there is a row, so an empty list would be answered. */
function inLiveSession<T>(
  database: Database,
  caller: Caller,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (caller.role !== 'authenticated') return database.transactionAs(caller, work);
  return database.transaction(async (tx) => {
    const claims = JSON.stringify(caller.claims);
    await tx.query("select set_config('request.jwt.claims', $1, true)", [claims]);
    await tx.query("select private.has_session(), set_config('role', $1, true)", [caller.role]);
    return work(tx);
  });
}

function noteWrongRole(database: Database, caller: Caller, name: string, error: unknown): void {
  if (caller.role !== 'authenticated' || !(error instanceof pg.DatabaseError)) return;
  if (error.code !== '42501') return;
  const account = String(caller.claims.sub);
  noteRefusal(database, { subject: account, account, action: 'refused.call', detail: { name } });
}

function answerError(error: Error): Response {
  if (error instanceof RestError) return error.toResponse();
  if (error instanceof HTTPException) return error.getResponse();
  throw error;
}

/** HTTP status by SQLSTATE or by its class (two characters), after PostgREST's table; otherwise 400. */
const STATUSES: Readonly<Record<string, number>> = {
  '08': 503,
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '28': 403,
  // A conflict with another transaction: the same request may succeed at once.
  '40': 503,
  '42501': 403,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53': 503,
  '57': 503,
  // The statement timed out. Clients retry a 503 automatically, which would not help here.
  '57014': 504,
  '58': 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

function statusOf(code: string): number {
  // A function's own choice of status, as PostgREST reads it.
  const chosen = code.match(/^PT([1-5][0-9]{2})$/)?.[1];
  return Number(chosen ?? STATUSES[code] ?? STATUSES[code.slice(0, 2)] ?? 400);
}

const HEADERS: Readonly<Record<number, Record<string, string>>> = {
  401: { 'WWW-Authenticate': 'Bearer' },
  503: { 'Retry-After': '2' },
};

/** A lost connection becomes 503 PGRST000; anything else is a defect and is returned unchanged. */
export function toRestError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && error.code !== undefined) {
    const { code, message, detail = null, hint = null } = error;
    const status = statusOf(code);
    const headers = HEADERS[status] ?? {};
    return new RestError(status, code, message, { details: detail, hint, headers });
  }
  if (!isAway(error)) return error;
  const message = 'Database connection error. Retrying the connection.';
  return new RestError(503, 'PGRST000', message, { headers: HEADERS[503] ?? {} });
}
