/** What a caller may learn beyond code and message; `headers` go with the response. */
export interface FaultExtras {
  details?: string | null;
  hint?: string | null;
  headers?: Readonly<Record<string, string>>;
}

/** A refusal in PostgREST's shape: HTTP status and `{code, details, hint, message}`. */
export class RestFault extends Error {
  override readonly name: string = 'RestFault';
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, extras: FaultExtras = {}) {
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
export class UnknownNameFault extends RestFault {
  override readonly name = 'UnknownNameFault';
}

/** 400 for what PostgREST does and this service does not. */
export function notOffered(feature: string): RestFault {
  return new RestFault(400, 'PGRST127', 'Feature not implemented', { details: feature });
}

/** 400 for a request that goes past a limit of this service. */
export function tooMany(what: string, allowed: number): RestFault {
  return new RestFault(400, 'PGRST100', `Too many ${what} in one request`, {
    details: `At most ${allowed} are allowed.`,
  });
}
