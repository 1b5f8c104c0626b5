import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import pLimit from 'p-limit';
import pg from 'pg';
import { LIMITS } from '../../contract/limits.ts';
import type { Caller, IdentifyCaller } from '../caller.ts';
import type { AppEnv } from '../context.ts';
import type { Database, Transaction } from '../database/database.ts';
import { noteRefusal } from '../database/note-refusal.ts';
import { type CatalogueReader, catalogueFor, readCatalogue } from './catalogue.ts';
import { toRestError } from './database-error.ts';
import { notOffered, RestError, tooManyRequests } from './rest-error.ts';
import { callFunction, readFunctions } from './rpc/call-function.ts';
import type { RunAsCaller } from './sql/statement.ts';
import { deleteRows } from './tables/delete-rows.ts';
import { readRows } from './tables/read-rows.ts';

export interface RestDependencies {
  database: Database;
  identifyCaller: IdentifyCaller;
  /** Maximum rows of an answer; the product's limit unless a test sets a lower one. */
  maxRows?: number;
}

const TABLE_METHODS = 'OPTIONS, GET, HEAD, DELETE';

/**
 * The part of Supabase's REST service that the product uses, for tables and functions of the schema
 * public, to be mounted at `/rest/v1`. Every request runs in one transaction as its caller, so
 * row-level security applies. Errors are answered in PostgREST's shape; defects go to the
 * application's error handler. The application limits the size of bodies.
 */
export function buildRestRoutes({
  database,
  identifyCaller,
  maxRows = LIMITS.restMaxRows,
}: RestDependencies): Hono<AppEnv> {
  const runAs = openRunner(database);
  const callerOf = (c: Context<AppEnv>) => identifyCaller(c.req.raw);
  const catalogue = readCatalogue(database);
  const useFunctions = readFunctions(database);
  const routes = new Hono<AppEnv>();
  routes.onError(answerError);
  routes.options('/rpc/*', () => new Response(null, { headers: { Allow: 'OPTIONS, POST' } }));
  routes.options('*', () => new Response(null, { headers: { Allow: TABLE_METHODS } }));

  routes.all('/rpc/:name', async (c) => {
    const caller = await callerOf(c);
    requirePublicSchema(c.req.raw.headers);
    const { role } = caller;
    const name = c.req.param('name');
    return callFunction(c.req.raw, name, useFunctions, { role, run: runAs(caller, name) });
  });

  routes.all('/:table', async (c) => {
    const caller = await callerOf(c);
    requirePublicSchema(c.req.raw.headers);
    const verb = c.req.method === 'DELETE' ? 'delete' : 'read';
    const known = catalogueFor(catalogue, caller.role, verb);
    const table = c.req.param('table');
    return answerTable(c.req.raw, table, known, runAs(caller, table), maxRows);
  });

  routes.all('*', async (c) => {
    await callerOf(c);
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  });

  return routes;
}

function answerTable(
  request: Request,
  table: string,
  catalogue: CatalogueReader,
  run: RunAsCaller,
  maxRows: number,
): Promise<Response> {
  const { method } = request;
  switch (method) {
    case 'GET':
    case 'HEAD':
      return readRows(request, table, {
        ...{ catalogue, run, maxRows },
        noteRead: table === 'leads' ? countReading : undefined,
      });
    case 'DELETE':
      return deleteRows(request, table, { catalogue, run });
    case 'POST':
    case 'PATCH':
    case 'PUT':
      throw notOffered(`writing to tables (${method})`);
    default:
      throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`, {
        headers: { Allow: TABLE_METHODS },
      });
  }
}

/**
 * Refuses requests for any schema but public.
 * @throws RestError 406 PGRST106
 */
function requirePublicSchema(headers: Headers): void {
  for (const name of ['Accept-Profile', 'Content-Profile']) {
    const schema = headers.get(name) ?? 'public';
    if (schema !== 'public') {
      throw new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, {
        hint: 'Only the following schemas are exposed: public',
      });
    }
  }
}

/** Anonymous requests that may use the database at one time, and that may wait for it. */
const MAX_ANONYMOUS = 3;
const MAX_WAITING = 100;
const BUSY_WAIT_SECONDS = 5;

/** Counts rows of people's data for the account of the transaction, which ends here: it leaves the caller's role. */
async function countReading(tx: Transaction, rows: number): Promise<void> {
  await tx.query("select set_config('role', 'none', true)");
  await tx.query('select private.count_reading($1)', [rows]);
}

/**
 * Opens the way to the database for each caller; anonymous ones leave connections to the others.
 * @returns a function of the caller and the name that is called, which the audit log gets where the role is refused
 */
function openRunner(database: Database) {
  const turns = pLimit(MAX_ANONYMOUS);
  return (caller: Caller, name: string): RunAsCaller =>
    async (work) => {
      const run = () =>
        inLiveSession(database, caller, work).catch((error) => {
          noteWrongRole(database, caller, name, error);
          throw toRestError(error, caller.role);
        });
      if (caller.role !== 'anon') return run();
      if (turns.pendingCount >= MAX_WAITING) throw tooManyRequests(BUSY_WAIT_SECONDS);
      return turns(run);
    };
}

/**
 * Asks for a person's session before the query, with the right of the server's own role: the policies ask for
 * it as well, but only where there is a row, so that an ended session would read from an empty list that
 * it is empty.
 */
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
  if (error instanceof RestError) {
    return error.toResponse();
  }
  if (error instanceof HTTPException) {
    return error.getResponse();
  }
  throw error;
}
