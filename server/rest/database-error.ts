import pg from 'pg';
import { isAway } from '../database/is-away.ts';
import { RestError } from './rest-error.ts';

/** HTTP status by SQLSTATE or by its class (two characters), after PostgREST's table; otherwise 400. */
const STATUSES: Readonly<Record<string, number>> = {
  '08': 503,
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '28': 403,
  // A conflict with another transaction: the same request may succeed at once.
  '40': 503,
  '42501': 403,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53': 503,
  '57': 503,
  // The statement timed out. Clients retry a 503 automatically, which would not help here.
  '57014': 504,
  '58': 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

function statusOf(code: string): number {
  // A function's own choice of status, as PostgREST reads it.
  const chosen = code.match(/^PT([1-5][0-9]{2})$/)?.[1];
  return Number(chosen ?? STATUSES[code] ?? STATUSES[code.slice(0, 2)] ?? 400);
}

const HEADERS: Readonly<Record<number, Record<string, string>>> = {
  401: { 'WWW-Authenticate': 'Bearer' },
  503: { 'Retry-After': '2' },
};

/** A lost connection becomes 503 PGRST000; anything else is a defect and is returned unchanged. */
export function toRestError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && error.code !== undefined) {
    const { code, message, detail = null, hint = null } = error;
    const status = statusOf(code);
    const headers = HEADERS[status] ?? {};
    return new RestError(status, code, message, { details: detail, hint, headers });
  }
  if (!isAway(error)) return error;
  const message = 'Database connection error. Retrying the connection.';
  return new RestError(503, 'PGRST000', message, { headers: HEADERS[503] ?? {} });
}
