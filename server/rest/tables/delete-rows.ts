import type { CatalogueReader, Table } from '../catalogue.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { SelectItem, TableQuery } from '../query/table-query.ts';
import { type MediaType, negotiate } from '../request/media-type.ts';
import { parsePreferences } from '../request/preferences.ts';
import { notOffered, RestError } from '../rest-error.ts';
import { appliedHeader, describeRange, requireAtMost, requireSingular } from '../row-answer.ts';
import { renderWhere } from '../sql/conditions.ts';
import { renderSelectList } from '../sql/fields.ts';
import {
  askOne,
  Parameters,
  quoteName,
  type RunAsCaller,
  renderAnswer,
  type Statement,
} from '../sql/statement.ts';

export interface DeleteDependencies {
  catalogue: CatalogueReader;
  run: RunAsCaller;
}

/**
 * Answers DELETE on a table.
 * @throws RestError and whatever `run` throws; nothing is deleted then
 */
export async function deleteRows(
  request: Request,
  tableName: string,
  { catalogue, run }: DeleteDependencies,
): Promise<Response> {
  const query = parseQuery(new URL(request.url).search);
  refusePart(query, request.headers);
  const preferences = parsePreferences(request.headers.get('Prefer'), 'delete');
  const mediaType = negotiate(request.headers.get('Accept'));
  const hasBody = preferences.returns === 'representation';
  const statement = await catalogue.withTable(tableName, (table) =>
    planDelete(query, table, hasBody ? mediaType : undefined),
  );

  const { rows, body } = await run(async (tx) => {
    const answer = await askOne(tx, statement);
    const rows = Number(answer.rows);
    requireSingular(mediaType, rows);
    requireAtMost(preferences, rows);
    return { rows, body: String(answer.body) };
  });

  // 204 takes no body, not even an empty one.
  return new Response(body || null, {
    status: hasBody ? 200 : 204,
    headers: {
      ...(hasBody && { 'Content-Type': mediaType.contentType }),
      'Content-Range': describeRange(0, 0, preferences.count === 'exact' ? rows : undefined),
      ...appliedHeader(preferences),
    },
  });
}

/** Refuses parameters that would be ignored: more rows than intended would be deleted. */
function refusePart({ range, order }: TableQuery, headers: Headers): void {
  if (range.limit !== undefined || range.offset > 0) throw notOffered('limit and offset on DELETE');
  if (order.length > 0) throw notOffered('order on DELETE');
  if (headers.has('Range')) throw notOffered('Range on DELETE');
}

/**
 * Plans a delete. The statement returns one row `{rows, body}`.
 * @param mediaType undefined for no body
 * @throws RestError 400 for unknown names, and for the deletion of all rows (21000)
 */
export function planDelete(
  query: TableQuery,
  table: Table,
  mediaType: MediaType | undefined,
): Statement {
  if (query.conditions.length === 0) {
    throw new RestError(400, '21000', 'DELETE requires a WHERE clause');
  }
  const parameters = new Parameters();
  const select = mediaType ? query.select : [];
  const list = renderSelectList(select, table, parameters);
  const where = renderWhere(query.conditions, table, parameters);
  const deleted = `delete from public.${quoteName(table.name)} as t${where} returning ${renderReturned(select)}`;
  return {
    text: `with deleted as (${deleted}), page as (select ${list} from deleted as t) ${renderAnswer(mediaType)}`,
    values: parameters.values,
  };
}

/** The columns that the delete must return for `select=`, and no more. */
function renderReturned(select: readonly SelectItem[]): string {
  const columns = select.map((item) =>
    item.kind === 'all' ? 't.*' : `t.${quoteName(item.field.column)}`,
  );
  if (columns.includes('t.*')) return 't.*';
  return [...new Set(columns)].join(', ') || '1';
}
