import { type Table, typeToWrite } from '../catalogue.ts';
import { notOffered, RestFault } from '../fault.ts';
import type { TableQuery } from '../query/ast.ts';
import type { MediaType } from '../request/media-type.ts';
import type { Payload } from '../request/payload.ts';
import type { Preferences } from '../request/preferences.ts';
import { renderAnswer } from './answer.ts';
import { renderWhere } from './conditions.ts';
import { renderOrder, renderReturned, renderSelectList } from './select-list.ts';
import { Parameters, quoteName, type Statement } from './statement.ts';

export type Write =
  | { verb: 'insert'; payload: Payload }
  | { verb: 'update'; payload: Payload }
  | { verb: 'delete' };

export interface WriteOptions {
  mediaType: MediaType;
  returns: Preferences['returns'];
}

/**
 * Plans a write. The statement answers one row `{rows, body}`, for an insert that returns headers
 * only `{rows, body, location}` with the first row's primary key as a JSON object.
 * @throws RestFault 400 for unknown names, for an update or delete of all rows (21000), for a range
 */
export function planWrite(
  write: Write,
  query: TableQuery,
  table: Table,
  options: WriteOptions,
): Statement {
  if (query.range.limit !== undefined || query.range.offset > 0) {
    throw notOffered('limit and offset on a write');
  }
  if (write.verb !== 'insert' && query.conditions.length === 0) {
    throw new RestFault(400, '21000', `${write.verb.toUpperCase()} requires a WHERE clause`);
  }
  const parameters = new Parameters();
  const [returned, page, answer] = renderResult(write, query, table, options);
  const change = renderChange(write, query, table, parameters, returned);
  return {
    text: `with changed as (${change}), page as (${page}) ${answer}`,
    values: parameters.values,
  };
}

/** The columns that the change returns, the query of `page` over them, and the final select. */
function renderResult(write: Write, query: TableQuery, table: Table, options: WriteOptions) {
  if (options.returns === 'representation') {
    const list = renderSelectList(query.select, table);
    const page = `select ${list} from changed as t${renderOrder(query.order, table)}`;
    return [renderReturned(query, table), page, renderAnswer(options.mediaType)] as const;
  }
  const asksLocation = options.returns === 'headers-only' && write.verb === 'insert';
  if (asksLocation && table.primaryKey.length > 0) {
    const key = table.primaryKey.map((column) => `t.${quoteName(column)}`).join(', ');
    const location = ', json_agg(page.*) -> 0 as location';
    return [key, 'select * from changed', renderAnswer(undefined, location)] as const;
  }
  return ['1', 'select * from changed', renderAnswer(undefined)] as const;
}

function renderChange(
  write: Write,
  query: TableQuery,
  table: Table,
  parameters: Parameters,
  returned: string,
): string {
  const name = `public.${quoteName(table.name)}`;
  if (write.verb === 'insert') {
    const { names, source } = renderSource(write.payload, table, parameters);
    const target = names.length > 0 ? ` (${names.join(', ')})` : '';
    return `insert into ${name} as t${target} select ${names.join(', ')} from ${source} returning ${returned}`;
  }
  if (write.verb === 'delete') {
    const where = renderWhere(query.conditions, table, parameters);
    return `delete from ${name} as t${where} returning ${returned}`;
  }
  if (write.payload.keys.length === 0) {
    return `select ${returned} from ${name} as t where false`;
  }
  const { names, source } = renderSource(write.payload, table, parameters);
  const values = names.map((column) => `${column} = body.${column}`).join(', ');
  const where = renderWhere(query.conditions, table, parameters);
  return `update ${name} as t set ${values} from ${source}${where} returning ${returned}`;
}

/** The body as rows of the table's own types. */
function renderSource(payload: Payload, table: Table, parameters: Parameters) {
  const json = parameters.add(payload.isArray ? payload.json : `[${payload.json}]`, 'json');
  const typed = payload.keys.map((key) => `${quoteName(key)} ${typeToWrite(table, key)}`);
  return {
    names: payload.keys.map(quoteName),
    source:
      typed.length > 0
        ? `json_to_recordset(${json}) as body (${typed.join(', ')})`
        : `json_array_elements(${json}) as body`,
  };
}
