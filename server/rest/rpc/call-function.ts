import type { CallerRole } from '../../caller.ts';
import type { Database } from '../../database/database.ts';
import { keepKnown, type UseKnown } from '../known-names.ts';
import { type MediaType, negotiate } from '../request/media-type.ts';
import { type Preferences, parsePreferences } from '../request/preferences.ts';
import { missingRight, notOffered, RestError } from '../rest-error.ts';
import { appliedHeader, requireAtMost, requireSingular } from '../row-answer.ts';
import {
  askOne,
  Parameters,
  quoteName,
  type RunAsCaller,
  renderAnswer,
  type Statement,
} from '../sql/statement.ts';
import { type CallArguments, readArguments } from './arguments.ts';
import {
  type CallableFunction,
  type FunctionCatalogue,
  findFunction,
  loadFunctions,
  type ReturnShape,
} from './functions.ts';

/** The functions of the schema public, cached on first use. */
export const readFunctions = (database: Database): UseKnown<FunctionCatalogue> =>
  keepKnown(database, loadFunctions);

/**
 * Answers `POST /rpc/:name` with the named arguments as a JSON object. Anything else in a request
 * is refused before the function runs.
 * @throws RestError and whatever `run` throws; nothing is stored then
 */
export async function callFunction(
  request: Request,
  name: string,
  useFunctions: UseKnown<FunctionCatalogue>,
  { role, run }: { role: CallerRole; run: RunAsCaller },
): Promise<Response> {
  refuseOtherRequests(request);
  const preferences = parsePreferences(request.headers.get('Prefer'), 'call');
  const mediaType = negotiate(request.headers.get('Accept'));
  const given = await readArguments(request);
  const { statement, returns } = await useFunctions((known) => {
    const called = findFunction(known, name, given.names);
    if (role === 'anon' && !called.isOpenToAnonymous) throw missingRight('function', called.name);
    return { statement: planCall(called, given, mediaType), returns: called.returns };
  });
  requireSet(preferences, returns);
  const body = await run(async (tx) => {
    const answer = await askOne(tx, statement);
    requireSingular(mediaType, Number(answer.rows));
    requireAtMost(preferences, Number(answer.rows));
    return String(answer.body ?? 'null');
  });
  const applied = appliedHeader(preferences);
  if (returns === 'nothing') return new Response(null, { status: 204, headers: applied });
  return new Response(body, { headers: { 'Content-Type': mediaType.contentType, ...applied } });
}

function refuseOtherRequests({ method, url, headers }: Request): void {
  if (method === 'GET' || method === 'HEAD') {
    throw notOffered(`${method} on a function`);
  }
  if (method !== 'POST') {
    throw new RestError(405, 'PGRST101', 'Only the POST method is allowed on functions', {
      headers: { Allow: 'OPTIONS, POST' },
    });
  }
  const parameters = [...new URL(url).searchParams.keys()];
  if (parameters.length > 0) {
    throw notOffered(`parameters in the address of a function (${parameters.join(', ')})`);
  }
  if (headers.has('Range')) throw notOffered('Range on a function');
}

const isSet = (returns: ReturnShape): boolean => returns === 'values' || returns === 'rows';

/**
 * The number of affected rows is known only for a function that returns a set.
 * @throws RestError 400 PGRST128
 */
function requireSet({ maxAffected }: Preferences, returns: ReturnShape): void {
  if (maxAffected !== undefined && !isSet(returns)) {
    throw new RestError(
      400,
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    );
  }
}

/**
 * Plans one call. The statement returns one row `{rows, body}`; `body` is null for the value null.
 * Names come from the catalogue; values are parameters, cast to the arguments' types.
 */
export function planCall(
  called: CallableFunction,
  given: CallArguments,
  mediaType: MediaType,
): Statement {
  const parameters = new Parameters();
  const source = renderSource(called, given, parameters);
  const passed = given.names.map((name) => `${quoteName(name)} := given.${quoteName(name)}`);
  const call = `public.${quoteName(called.name)}(${passed.join(', ')})`;
  return {
    text: `with page as materialized (${renderPage(called.returns, source, call)}) ${renderResult(called.returns, mediaType)}`,
    values: parameters.values,
  };
}

/** Materialised, so that the function runs exactly once, even when its value is not read. */
function renderPage(returns: ReturnShape, source: string, call: string): string {
  return returns === 'rows'
    ? `select t.* from ${source}, lateral ${call} as t`
    : `select ${call} as value from ${source}`;
}

function renderResult(returns: ReturnShape, mediaType: MediaType): string {
  switch (returns) {
    case 'rows':
      return renderAnswer(mediaType);
    case 'values':
      return renderAnswer(mediaType, { element: 'page.value' });
    case 'value':
      return 'select 1 as rows, to_json(page.value)::text as body from page';
    case 'nothing':
      return "select 1 as rows, '' as body from page";
  }
}

/** Renders the arguments as one row `given` with their SQL types. */
function renderSource(
  called: CallableFunction,
  given: CallArguments,
  parameters: Parameters,
): string {
  if (given.names.length === 0) return '(select 1) as given';
  const json = parameters.add(given.json, 'json');
  const columns = given.names.map(
    (name) => `${quoteName(name)} ${called.arguments.get(name) ?? 'text'}`,
  );
  return `json_to_record(${json}) as given (${columns.join(', ')})`;
}
