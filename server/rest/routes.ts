import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Caller, IdentifyCaller } from '../caller.ts';
import type { AppEnv } from '../context.ts';
import type { Database } from '../database/database.ts';
import { answerRead, type RunAsCaller } from './answer-read.ts';
import { answerWrite } from './answer-write.ts';
import { readCatalogue } from './catalogue.ts';
import { RestFault } from './fault.ts';
import { MAX_ROWS } from './limits.ts';
import { requirePublicSchema } from './request/schema.ts';
import { toFault } from './response/database-fault.ts';
import { answerCall, readFunctions } from './rpc/answer-call.ts';

export interface RestDependencies {
  database: Database;
  identifyCaller: IdentifyCaller;
  /** Most rows of one answer; MAX_ROWS unless a test asks for less. */
  maxRows?: number;
}

const ALLOWED = 'OPTIONS, GET, HEAD, POST, PATCH, DELETE';

/**
 * The REST service of Supabase for the tables and functions of schema public, to be mounted at `/rest/v1`.
 * Every request runs in one transaction as its caller, so row-level security decides. Faults are
 * answered in PostgREST's shape; a fault of this program goes to the application's handler. The size of
 * a body is the application's to limit.
 */
export function buildRestRoutes(dependencies: RestDependencies): Hono<AppEnv> {
  const { database, identifyCaller, maxRows = MAX_ROWS } = dependencies;
  const catalogue = readCatalogue(database);
  const useFunctions = readFunctions(database);
  const routes = new Hono<AppEnv>();
  routes.onError(answerFault);
  routes.options('*', () => new Response(null, { headers: { Allow: ALLOWED } }));

  routes.all('/rpc/:name', async (c) => {
    const caller = await identifyCaller(c.req.raw);
    requirePublicSchema(c.req.raw.headers);
    return answerCall(c.req.raw, c.req.param('name'), useFunctions, runAs(database, caller));
  });

  routes.all('/:table', async (c) => {
    const caller = await identifyCaller(c.req.raw);
    const run = runAs(database, caller);
    requirePublicSchema(c.req.raw.headers);
    return answerTable(c, catalogue, run, maxRows);
  });

  routes.all('*', async (c) => {
    await identifyCaller(c.req.raw);
    throw new RestFault(404, 'PGRST125', 'Invalid path specified in request URL');
  });
  return routes;
}

function answerTable(
  c: Context<AppEnv, '/:table'>,
  catalogue: ReturnType<typeof readCatalogue>,
  run: RunAsCaller,
  maxRows: number,
): Promise<Response> {
  const { raw: request } = c.req;
  const table = c.req.param('table');
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return answerRead(request, table, { catalogue, run, maxRows });
    case 'POST':
    case 'PATCH':
    case 'DELETE':
      return answerWrite(request, request.method, table, { catalogue, run });
    default:
      throw new RestFault(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`, {
        headers: { Allow: ALLOWED },
      });
  }
}

function runAs(database: Database, caller: Caller): RunAsCaller {
  return (work) =>
    database.transactionAs(caller, work).catch((error) => {
      throw toFault(error, caller.role);
    });
}

function answerFault(error: Error): Response {
  if (error instanceof RestFault) {
    return error.toResponse();
  }
  if (error instanceof HTTPException) {
    return error.getResponse();
  }
  throw error;
}
