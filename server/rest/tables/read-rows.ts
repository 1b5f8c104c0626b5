import type { Transaction } from '../database/database.ts';
import type { CatalogueReader } from './catalogue.ts';
import { ESTIMATE_FROM } from './limits.ts';
import { planRead, type ReadPlan } from './plan/read.ts';
import type { RowRange } from './query/ast.ts';
import { parseQuery } from './query/parse-query.ts';
import { narrowToHeader, unsatisfiable } from './query/parse-range.ts';
import { negotiate } from './request/media-type.ts';
import { parsePreferences } from './request/preferences.ts';
import { describeRange, statusOf } from './response/content-range.ts';
import { rowHeaders } from './response/headers.ts';
import { requireSingular } from './response/singular.ts';

/** Runs work in a transaction as the caller of the request. */
export type RunAsCaller = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;

export interface ReadDependencies {
  catalogue: CatalogueReader;
  run: RunAsCaller;
  /** Most rows of one answer. */
  maxRows: number;
}

/**
 * Answers GET and HEAD on a table.
 * @throws RestFault, and what `run` throws
 */
export async function answerRead(
  request: Request,
  tableName: string,
  { catalogue, run, maxRows }: ReadDependencies,
): Promise<Response> {
  const query = parseQuery(new URL(request.url).search, tableName);
  const preferences = parsePreferences(request.headers.get('Prefer'));
  const mediaType = negotiate(request.headers.get('Accept'));
  const wanted = narrowToHeader(query.range, request.headers.get('Range'));
  const range = { ...wanted, limit: Math.min(wanted.limit ?? maxRows, maxRows) };
  const plan = await catalogue.withTable(tableName, (table) =>
    planRead(query, range, table, {
      mediaType: request.method === 'HEAD' ? undefined : mediaType,
      count: preferences.count,
    }),
  );

  const { rows, body, total } = await run(async (tx) => {
    const page = await readPage(tx, plan);
    requireSingular(mediaType, page.rows);
    const isCut = page.rows === maxRows && wanted.limit !== range.limit;
    return { ...page, total: await settleTotal(tx, plan, page.total, preferences.count, isCut) };
  });

  refuseBeyond(range, total);
  return new Response(request.method === 'HEAD' ? null : body, {
    status: statusOf(rows, total),
    headers: {
      'Content-Type': mediaType.contentType,
      ...rowHeaders(describeRange(range.offset, rows, total), preferences, false),
    },
  });
}

async function readPage(tx: Transaction, { page }: ReadPlan) {
  const {
    rows: [answer],
  } = await tx.query(page.text, [...page.values]);
  const total = answer.total === null ? undefined : Number(answer.total);
  return { rows: Number(answer.rows), body: String(answer.body), total };
}

/** The total to tell: guessed where that was asked for, counted where the answer had to be cut. */
async function settleTotal(
  tx: Transaction,
  plan: ReadPlan,
  total: number | undefined,
  count: string | undefined,
  isCut: boolean,
): Promise<number | undefined> {
  if (total === undefined && isCut) {
    const {
      rows: [counted],
    } = await tx.query(plan.count.text, [...plan.count.values]);
    return Number(counted.total);
  }
  if (total === undefined || count === 'exact' || total <= ESTIMATE_FROM) {
    return total;
  }
  const {
    rows: [explained],
  } = await tx.query(plan.estimate.text, [...plan.estimate.values]);
  return Math.max(total, Number(explained['QUERY PLAN'][0].Plan['Plan Rows']));
}

function refuseBeyond({ offset }: RowRange, total: number | undefined): void {
  if (total !== undefined && offset > total) {
    throw unsatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`);
  }
}
