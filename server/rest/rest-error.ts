export interface ErrorExtras {
  details?: string | null;
  hint?: string | null;
  headers?: Readonly<Record<string, string>>;
}

export class RestError extends Error {
  override readonly name: string = 'RestError';
  readonly status: number;
  readonly code: string;
  readonly extras: ErrorExtras;

  constructor(status: number, code: string, message: string, extras: ErrorExtras = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extras = extras;
  }

  toResponse(): Response {
    const { code, message, extras } = this;
    const { details = null, hint = null, headers } = extras;
    return new Response(JSON.stringify({ code, details, hint, message }), {
      status: this.status,
      headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    });
  }
}

/** Node accepts one new connection per round of open ones: closing a stranger's puts it behind. */
const HANG_UP = { Connection: 'close' };

/** The refusal of an anonymous caller in PostgreSQL's words; it takes no connection to the database. */
export const missingRight = (kind: 'table' | 'function', name: string): RestError =>
  new RestError(401, '42501', `permission denied for ${kind} ${name}`, {
    headers: { 'WWW-Authenticate': 'Bearer', ...HANG_UP },
  });

export const tooManyRequests = (wait: number): RestError =>
  new RestError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    headers: { 'Retry-After': String(wait), ...HANG_UP },
  });

const OFFERED =
  'Offered: reading leads (select=*, order=created_at.desc, limit, offset), reading a role ' +
  '(profiles?select=role&user_id=eq.<id>), DELETE on leads (id=eq.<id>, id=gte.<id>), ' +
  'POST on a function with its arguments as a JSON object.';

/** Raised before anything runs: a partly supported request could do something else. */
export function notOffered(feature: string): RestError {
  const message = `Feature not implemented: ${feature}`;
  return new RestError(400, 'PGRST127', message, { details: feature, hint: OFFERED });
}
