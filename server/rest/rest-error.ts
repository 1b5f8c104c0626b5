/** Further parts of an error beyond code and message; `headers` are sent with the response. */
export interface ErrorExtras {
  details?: string | null;
  hint?: string | null;
  headers?: Readonly<Record<string, string>>;
}

/** A refusal in PostgREST's shape: HTTP status and `{code, details, hint, message}`. */
export class RestError extends Error {
  override readonly name: string = 'RestError';
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, extras: ErrorExtras = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = extras.details ?? null;
    this.hint = extras.hint ?? null;
    this.headers = extras.headers ?? {};
  }

  toResponse(): Response {
    const { code, details, hint, message } = this;
    return new Response(JSON.stringify({ code, details, hint, message }), {
      status: this.status,
      headers: { 'Content-Type': 'application/json; charset=utf-8', ...this.headers },
    });
  }
}

/** What the cached catalogue does not have: a name or a right, which may have been added since. */
export class UnknownNameError extends RestError {
  override readonly name = 'UnknownNameError';
}

/**
 * Node accepts one new connection per round of requests on open ones: closing the connection of a
 * stranger who asks for what no page of ours asks for puts it behind everybody else.
 */
const HANG_UP = { Connection: 'close' };

/**
 * The refusal of an anonymous caller in PostgreSQL's words. It is known from the catalogue, so that a
 * stranger who may do nothing takes no connection to the database.
 */
export const missingRight = (kind: 'table' | 'function', name: string): UnknownNameError =>
  new UnknownNameError(401, '42501', `permission denied for ${kind} ${name}`, {
    headers: { 'WWW-Authenticate': 'Bearer', ...HANG_UP },
  });

/** 429 for a caller that asks too often. */
export const tooManyRequests = (wait: number): RestError =>
  new RestError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    headers: { 'Retry-After': String(wait), ...HANG_UP },
  });

/** What is offered, worded as in docs/architecture.md. */
const OFFERED =
  'Offered: GET and HEAD on a table with select, filters, order, limit, offset, Range and count=exact; ' +
  'DELETE on a table with filters; POST on a function with its arguments as a JSON object.';

/**
 * 400 for a feature of PostgREST that this service lacks. It is raised before anything runs, since
 * a partly supported request could do something that was not asked for.
 * @param feature what is not offered, for `message` and `details`
 * @param hint what is offered instead
 */
export function notOffered(feature: string, hint = OFFERED): RestError {
  const message = `Feature not implemented: ${feature}`;
  return new RestError(400, 'PGRST127', message, { details: feature, hint });
}

/** 400 for a request that exceeds a limit of this service. */
export function tooMany(what: string, allowed: number): RestError {
  return new RestError(400, 'PGRST100', `Too many ${what} in one request`, {
    details: `At most ${allowed} are allowed.`,
  });
}
