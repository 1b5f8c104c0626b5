import { renderAnswer } from '../plan/answer.ts';
import { Parameters, quoteName, type Statement } from '../plan/statement.ts';
import type { MediaType } from '../request/media-type.ts';
import type { CallArguments } from './arguments.ts';
import type { CallableFunction } from './functions.ts';

/**
 * Plans one call. The statement answers one row `{rows, body}`; `body` is null for the value null.
 * Names come from the catalogue, values go as parameters and are cast to the arguments' types.
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
    text: called.returns === 'rows' ? rows(source, call, mediaType) : value(called, source, call),
    values: parameters.values,
  };
}

function rows(source: string, call: string, mediaType: MediaType): string {
  return `with page as materialized (select t.* from ${source}, lateral ${call} as t) ${renderAnswer(mediaType)}`;
}

/** Materialised, so that the function runs once and also where its value is not read. */
function value({ returns }: CallableFunction, source: string, call: string): string {
  const page = `with page as materialized (select ${call} as value from ${source})`;
  if (returns === 'nothing') return `${page} select 1 as rows, '' as body from page`;
  const body =
    returns === 'values' ? "coalesce(json_agg(page.value), '[]')" : 'to_json(page.value)';
  const count = returns === 'values' ? 'count(*)::int4' : '1';
  return `${page} select ${count} as rows, (${body})::text as body from page`;
}

/** The arguments as one row `given` of their own types. */
function renderSource(
  called: CallableFunction,
  given: CallArguments,
  parameters: Parameters,
): string {
  const typed = given.names.map((name): [string, string] => [
    name,
    called.arguments.get(name) ?? 'text',
  ]);
  if (typed.length === 0) return '(select 1) as given';
  if (given.kind === 'texts') {
    const columns = typed.map(
      ([name, type]) => `${parameters.add(given.texts.get(name), type)} as ${quoteName(name)}`,
    );
    return `(select ${columns.join(', ')}) as given`;
  }
  const json = parameters.add(given.json, 'json');
  const columns = typed.map(([name, type]) => `${quoteName(name)} ${type}`);
  return `json_to_record(${json}) as given (${columns.join(', ')})`;
}
