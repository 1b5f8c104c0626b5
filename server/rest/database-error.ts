import pg from 'pg';
import { RestError } from './rest-error.ts';

/** HTTP status by SQLSTATE or by its class (two characters), after PostgREST's table. */
const STATUSES: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  // A conflict with another transaction: the same request may succeed at once.
  '40': 503,
  '42501': 403,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  // The statement timed out. Clients retry a 503 automatically, which would not help here.
  '57014': 504,
  '57P01': 503,
  '57P02': 503,
  '57P03': 503,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

const UNREACHABLE_CODES: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
  // Not PostgreSQL's own error but the pool's, for a server that does not lead.
  '25006',
]);

// `pg` identifies these only by their message.
const UNREACHABLE_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** A lost connection becomes 503 PGRST000; anything else is a defect and is returned unchanged. */
export function toRestError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && error.code !== undefined) {
    return fromDatabase(error, error.code);
  }
  return isUnreachable(error) ? unreachable() : error;
}

function fromDatabase(error: pg.DatabaseError, code: string): RestError {
  const status = statusOf(code);
  return new RestError(status, code, error.message, {
    details: error.detail ?? null,
    hint: error.hint ?? null,
    headers: headersOf(status),
  });
}

function statusOf(code: string): number {
  // A function's own choice of status, as PostgREST reads it.
  const chosen = code.match(/^PT([1-5][0-9]{2})$/)?.[1];
  if (chosen !== undefined) return Number(chosen);
  return STATUSES[code] ?? STATUSES[code.slice(0, 2)] ?? 400;
}

function headersOf(status: number): Record<string, string> {
  if (status === 401) {
    return { 'WWW-Authenticate': 'Bearer' };
  }
  return status === 503 ? { 'Retry-After': '2' } : {};
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  const { code } = error as { code?: unknown };
  return UNREACHABLE_CODES.has(code) || UNREACHABLE_MESSAGE.test(error.message);
}

function unreachable(): RestError {
  return new RestError(503, 'PGRST000', 'Database connection error. Retrying the connection.', {
    headers: headersOf(503),
  });
}
