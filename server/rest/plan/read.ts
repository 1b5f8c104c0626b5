import type { Table } from '../catalogue.ts';
import { ESTIMATE_FROM } from '../limits.ts';
import type { RowRange, TableQuery } from '../query/ast.ts';
import type { MediaType } from '../request/media-type.ts';
import type { Preferences } from '../request/preferences.ts';
import { renderAnswer } from './answer.ts';
import { renderWhere } from './conditions.ts';
import { renderOrder, renderSelectList } from './select-list.ts';
import { Parameters, quoteName, type Statement } from './statement.ts';

export interface ReadOptions {
  /** undefined answers without a body, as to HEAD. */
  mediaType: MediaType | undefined;
  count: Preferences['count'];
}

export interface ReadPlan {
  /** Answers one row `{rows, body, total}`; total is null where no count is asked for. */
  page: Statement;
  /** Answers one row `{total}`: all rows that the conditions let through. */
  count: Statement;
  /** Answers the planner's guess of the same as `EXPLAIN (FORMAT JSON)`. */
  estimate: Statement;
}

/**
 * Plans a read of a table.
 * @param range with the service's own limit already in it
 * @throws RestFault 400 for names and casts that do not exist
 */
export function planRead(
  query: TableQuery,
  range: RowRange,
  table: Table,
  options: ReadOptions,
): ReadPlan {
  const parameters = new Parameters();
  const where = renderWhere(query.conditions, table, parameters);
  const filtered = `from public.${quoteName(table.name)} as t${where}`;
  const counted = [...parameters.values];
  const source =
    `select ${renderSelectList(query.select, table)} ${filtered}` +
    renderOrder(query.order, table) +
    renderRange(range, parameters);
  const total = renderTotal(options.count, filtered);
  return {
    page: {
      text: `with page as (${source}) ${renderAnswer(options.mediaType, `, ${total} as total`)}`,
      values: parameters.values,
    },
    count: { text: `select count(*) as total ${filtered}`, values: counted },
    estimate: { text: `explain (format json) select 1 ${filtered}`, values: counted },
  };
}

function renderRange({ limit, offset }: RowRange, parameters: Parameters): string {
  const rows = limit === undefined ? '' : ` limit ${parameters.add(limit, 'int8')}`;
  return offset === 0 ? rows : `${rows} offset ${parameters.add(offset, 'int8')}`;
}

// Small counts are exact whatever was asked for: the planner's guess counts rows that row-level
// security hides, so it is given only to those who see many.
function renderTotal(count: Preferences['count'], filtered: string): string {
  if (count === undefined) {
    return 'null::int8';
  }
  return count === 'exact'
    ? `(select count(*) ${filtered})`
    : `(select count(*) from (select ${filtered} limit ${ESTIMATE_FROM + 1}) as counted)`;
}
