import type { Database, Transaction } from '../../database/database.ts';
import type { RunAsCaller } from '../answer-read.ts';
import { notOffered, RestFault } from '../fault.ts';
import { keepKnown, type UseKnown } from '../known-names.ts';
import { type MediaType, negotiate } from '../request/media-type.ts';
import { parsePreferences } from '../request/preferences.ts';
import { requireSingular } from '../response/singular.ts';
import { type CallArguments, readBodyArguments, readQueryArguments } from './arguments.ts';
import { findFunction } from './find-function.ts';
import { type FunctionCatalogue, loadFunctions, type ReturnShape } from './functions.ts';
import { planCall } from './plan-call.ts';

/** The functions of schema public, read on first use and kept. */
export const readFunctions = (database: Database): UseKnown<FunctionCatalogue> =>
  keepKnown(database, loadFunctions);

/**
 * Answers `/rpc/:name`: POST with the named arguments as a JSON object; GET and HEAD with them in the
 * query string, in a transaction that cannot write.
 * @throws RestFault, and what `run` throws; nothing is stored then
 */
export async function answerCall(
  request: Request,
  name: string,
  useFunctions: UseKnown<FunctionCatalogue>,
  run: RunAsCaller,
): Promise<Response> {
  const { method } = request;
  const given = await readArguments(request);
  parsePreferences(request.headers.get('Prefer'));
  const mediaType = negotiate(request.headers.get('Accept'));
  const plan = await useFunctions((known) => {
    const called = findFunction(known, name, given.names);
    return { ...planCall(called, given, mediaType), returns: called.returns };
  });
  refuseTable(mediaType, plan.returns);
  const body = await run(async (tx) => {
    if (method !== 'POST') await forbidWrites(tx);
    const {
      rows: [answer],
    } = await tx.query(plan.text, [...plan.values]);
    if (plan.returns === 'rows') requireSingular(mediaType, answer.rows);
    return String(answer.body ?? 'null');
  });
  if (plan.returns === 'nothing') return new Response(null, { status: 204 });
  return new Response(method === 'HEAD' ? null : body, {
    headers: { 'Content-Type': mediaType.contentType },
  });
}

async function readArguments(request: Request): Promise<CallArguments> {
  const { search } = new URL(request.url);
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return readQueryArguments(search);
    case 'POST':
      if (search.length > 1) throw notOffered('filters on the answer of a function');
      return readBodyArguments(request);
    default:
      throw new RestFault(
        405,
        'PGRST101',
        'Only GET, HEAD, and POST methods are allowed on RPC endpoints',
        {
          headers: { Allow: 'OPTIONS, GET, HEAD, POST' },
        },
      );
  }
}

/** A table of values would need its columns' names, which a single value has not. */
function refuseTable({ form }: MediaType, returns: ReturnShape): void {
  if (form === 'csv' && returns !== 'rows') throw notOffered('a single value as text/csv');
}

async function forbidWrites(tx: Transaction): Promise<void> {
  await tx.query("select set_config('transaction_read_only', 'on', true)");
}
