import type { Transaction } from '../../database/database.ts';
import type { CatalogueReader, Table } from '../catalogue.ts';
import { parseQuery } from '../query/parse-query.ts';
import { narrowToHeader, unsatisfiable } from '../query/parse-range.ts';
import type { RowRange, TableQuery } from '../query/table-query.ts';
import { type MediaType, negotiate } from '../request/media-type.ts';
import { parsePreferences } from '../request/preferences.ts';
import { appliedHeader, describeRange, requireSingular, statusOf } from '../row-answer.ts';
import { renderWhere } from '../sql/conditions.ts';
import { renderOrder, renderSelectList } from '../sql/fields.ts';
import {
  askOne,
  Parameters,
  quoteName,
  type RunAsCaller,
  renderAnswer,
  type Statement,
} from '../sql/statement.ts';

export interface ReadDependencies {
  catalogue: CatalogueReader;
  run: RunAsCaller;
  /** Maximum rows of an answer. */
  maxRows: number;
  /** Notes within the transaction how many rows are answered. */
  noteRead?: ((tx: Transaction, rows: number) => Promise<void>) | undefined;
}

/**
 * Answers GET and HEAD on a table.
 * @throws RestError and whatever `run` throws
 */
export async function readRows(
  request: Request,
  tableName: string,
  { catalogue, run, maxRows, noteRead }: ReadDependencies,
): Promise<Response> {
  const query = parseQuery(new URL(request.url).search);
  const preferences = parsePreferences(request.headers.get('Prefer'), 'read');
  const mediaType = negotiate(request.headers.get('Accept'));
  const wanted = narrowToHeader(query.range, request.headers.get('Range'));
  const range = { ...wanted, limit: Math.min(wanted.limit ?? maxRows, maxRows) };
  const plan = await catalogue.withTable(tableName, (table) =>
    planRead(query, range, table, {
      mediaType: request.method === 'HEAD' ? undefined : mediaType,
      isCounted: preferences.count === 'exact',
    }),
  );

  const { rows, body, total } = await run(async (tx) => {
    const page = await readPage(tx, plan.page);
    requireSingular(mediaType, page.rows);
    // A truncated answer includes the total, requested or not.
    const isCut = page.rows === maxRows && wanted.limit !== range.limit;
    if (isCut) page.total ??= await countAll(tx, plan.count);
    // Last, since it may leave the caller's role.
    if (request.method === 'GET') await noteRead?.(tx, page.rows);
    return page;
  });

  refuseBeyond(range, total);
  return new Response(body, {
    status: statusOf(rows, total),
    headers: {
      'Content-Type': mediaType.contentType,
      'Content-Range': describeRange(range.offset, rows, total),
      ...appliedHeader(preferences),
    },
  });
}

export interface ReadOptions {
  /** Undefined for no body, as for HEAD. */
  mediaType: MediaType | undefined;
  isCounted: boolean;
}

export interface ReadPlan {
  /** Returns one row `{rows, body}`, with `total` when it is counted. */
  page: Statement;
  /** Returns one row `{total}`: the number of rows that match the conditions. */
  count: Statement;
}

/**
 * Plans a read of a table.
 * @param range already limited to the service's maximum
 * @throws RestError 400 for names that do not exist
 */
export function planRead(
  query: TableQuery,
  range: RowRange,
  table: Table,
  { mediaType, isCounted }: ReadOptions,
): ReadPlan {
  const parameters = new Parameters();
  const where = renderWhere(query.conditions, table, parameters);
  const filtered = `from public.${quoteName(table.name)} as t${where}`;
  const count = { text: `select count(*) as total ${filtered}`, values: [...parameters.values] };
  const source =
    `select ${renderSelectList(query.select, table, parameters)} ${filtered}` +
    renderOrder(query.order, table, parameters) +
    renderRange(range, parameters);
  const total = isCounted ? `(select count(*) ${filtered})` : undefined;
  return {
    page: {
      text: `with page as (${source}) ${renderAnswer(mediaType, { total })}`,
      values: parameters.values,
    },
    count,
  };
}

function renderRange({ limit, offset }: RowRange, parameters: Parameters): string {
  const rows = limit === undefined ? '' : ` limit ${parameters.add(limit, 'int8')}`;
  return offset === 0 ? rows : `${rows} offset ${parameters.add(offset, 'int8')}`;
}

async function readPage(tx: Transaction, page: Statement) {
  const { rows, body, total } = await askOne(tx, page);
  return {
    rows: Number(rows),
    body: String(body),
    total: total === undefined ? undefined : Number(total),
  };
}

const countAll = async (tx: Transaction, count: Statement): Promise<number> =>
  Number((await askOne(tx, count)).total);

function refuseBeyond({ offset }: RowRange, total: number | undefined): void {
  if (total !== undefined && offset > total) {
    throw unsatisfiable(
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
      total,
    );
  }
}
