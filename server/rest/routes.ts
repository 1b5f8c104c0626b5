import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { LIMITS } from '../../contract/limits.ts';
import type { Caller, IdentifyCaller } from '../caller.ts';
import type { AppEnv } from '../context.ts';
import type { Database } from '../database/database.ts';
import { type CatalogueReader, readCatalogue } from './catalogue.ts';
import { toRestError } from './database-error.ts';
import { notOffered, RestError } from './rest-error.ts';
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
export function buildRestRoutes(dependencies: RestDependencies): Hono<AppEnv> {
  const { database, identifyCaller, maxRows = LIMITS.restMaxRows } = dependencies;
  const catalogue = readCatalogue(database);
  const useFunctions = readFunctions(database);
  const routes = new Hono<AppEnv>();
  routes.onError(answerError);
  routes.options('/rpc/*', () => new Response(null, { headers: { Allow: 'OPTIONS, POST' } }));
  routes.options('*', () => new Response(null, { headers: { Allow: TABLE_METHODS } }));

  routes.all('/rpc/:name', async (c) => {
    const caller = await identifyCaller(c.req.raw);
    requirePublicSchema(c.req.raw.headers);
    return callFunction(c.req.raw, c.req.param('name'), useFunctions, runAs(database, caller));
  });

  routes.all('/:table', async (c) => {
    const caller = await identifyCaller(c.req.raw);
    const run = runAs(database, caller);
    requirePublicSchema(c.req.raw.headers);
    return answerTable(c.req.raw, c.req.param('table'), catalogue, run, maxRows);
  });

  routes.all('*', async (c) => {
    await identifyCaller(c.req.raw);
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
      return readRows(request, table, { catalogue, run, maxRows });
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

function runAs(database: Database, caller: Caller): RunAsCaller {
  return (work) =>
    database.transactionAs(caller, work).catch((error) => {
      throw toRestError(error, caller.role);
    });
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
