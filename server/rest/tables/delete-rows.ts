import type { RunAsCaller } from './answer-read.ts';
import type { CatalogueReader } from './catalogue.ts';
import { notOffered, RestFault } from './fault.ts';
import { planWrite, type Write } from './plan/write.ts';
import { parseQuery } from './query/parse-query.ts';
import { negotiate } from './request/media-type.ts';
import { parsePayload } from './request/payload.ts';
import { type Preferences, parsePreferences } from './request/preferences.ts';
import { describeRange } from './response/content-range.ts';
import { rowHeaders } from './response/headers.ts';
import { requireSingular } from './response/singular.ts';

export interface WriteDependencies {
  catalogue: CatalogueReader;
  run: RunAsCaller;
}

const VERBS = { POST: 'insert', PATCH: 'update', DELETE: 'delete' } as const;
export type WriteMethod = keyof typeof VERBS;

/**
 * Answers POST, PATCH and DELETE on a table.
 * @throws RestFault, and what `run` throws; nothing is stored then
 */
export async function answerWrite(
  request: Request,
  method: WriteMethod,
  tableName: string,
  { catalogue, run }: WriteDependencies,
): Promise<Response> {
  const url = new URL(request.url);
  const query = parseQuery(url.search, tableName);
  if (url.searchParams.has('on_conflict')) {
    throw notOffered('on_conflict');
  }
  const preferences = parsePreferences(request.headers.get('Prefer'));
  const mediaType = negotiate(request.headers.get('Accept'));
  const write = await readWrite(request, method, query.columns);
  const { text, values } = await catalogue.withTable(tableName, (table) =>
    planWrite(write, query, table, { mediaType, returns: preferences.returns }),
  );

  const { rows, body, location } = await run(async (tx) => {
    const {
      rows: [answer],
    } = await tx.query(text, [...values]);
    requireSingular(mediaType, answer.rows);
    requireFew(preferences, answer.rows);
    return answer;
  });

  const hasBody = preferences.returns === 'representation';
  return new Response(hasBody ? body : null, {
    status: method === 'POST' ? 201 : hasBody ? 200 : 204,
    headers: {
      ...(hasBody && { 'Content-Type': mediaType.contentType }),
      ...(rows === 1 && location && { Location: locate(tableName, location) }),
      ...rowHeaders(describeWritten(method, rows, preferences), preferences, true),
    },
  });
}

async function readWrite(
  request: Request,
  method: WriteMethod,
  columns: readonly string[] | undefined,
): Promise<Write> {
  const verb = VERBS[method];
  if (verb === 'delete') {
    return { verb };
  }
  const type = request.headers.get('Content-Type') ?? 'application/json';
  if (!/^application\/(?:json|vnd\.pgrst\.(?:array|object)\+json)\b/.test(type)) {
    throw new RestFault(400, 'PGRST102', `Content-Type not acceptable: ${type}`);
  }
  const payload = parsePayload(await request.text(), columns);
  if (verb === 'update' && payload.isArray) {
    throw new RestFault(400, 'PGRST102', 'An update takes one object');
  }
  return { verb, payload };
}

function requireFew({ maxAffected }: Preferences, rows: number): void {
  if (maxAffected !== undefined && rows > maxAffected) {
    throw new RestFault(
      400,
      'PGRST124',
      'Query result exceeds max-affected preference constraint',
      { details: `The query affects ${rows} rows` },
    );
  }
}

function describeWritten(method: WriteMethod, rows: number, { count }: Preferences): string {
  const total = count === 'exact' || count === 'estimated' ? rows : undefined;
  return describeRange(0, method === 'PATCH' ? rows : 0, total);
}

function locate(table: string, key: Readonly<Record<string, unknown>>): string {
  const query = Object.entries(key).map(
    ([column, value]) => `${encodeURIComponent(column)}=eq.${encodeURIComponent(String(value))}`,
  );
  return `/${encodeURIComponent(table)}?${query.join('&')}`;
}
