/** What a caller may learn beyond code and message; `headers` go with the response. */
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

/** A name that the catalogue lacks; it may have been created since the catalogue was read. */
export class UnknownNameError extends RestError {
  override readonly name = 'UnknownNameError';
}

/** What is offered, in the words of docs/architecture.md. */
const OFFERED =
  'Offered: GET and HEAD on a table with select, filters, order, limit, offset, Range and count=exact; ' +
  'DELETE on a table with filters; POST on a function with its arguments as a JSON object.';

/**
 * 400 for what PostgREST does and this service does not. Whoever asks for it learns so before anything
 * runs, for a request that is followed in part may do what nobody asked for.
 * @param feature what is not offered, for the message and for `details`, where PostgREST puts it
 * @param hint what may be asked for instead
 */
export function notOffered(feature: string, hint = OFFERED): RestError {
  const message = `Feature not implemented: ${feature}`;
  return new RestError(400, 'PGRST127', message, { details: feature, hint });
}

/** 400 for a request that goes past a limit of this service. */
export function tooMany(what: string, allowed: number): RestError {
  return new RestError(400, 'PGRST100', `Too many ${what} in one request`, {
    details: `At most ${allowed} are allowed.`,
  });
}
