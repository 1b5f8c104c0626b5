/** `length` as on hosted Supabase; `common` and `obvious` (the address, the company) are ours. */
export type WeakPasswordReason = 'length' | 'common' | 'obvious';

export interface AuthErrorDetails {
  retryAfter?: number;
  weakPassword?: readonly WeakPasswordReason[];
}

const VERSION_HEADER = 'x-supabase-api-version';
const FIRST_VERSION = '2024-01-01';

export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: number;
  readonly code: string;
  readonly extras: AuthErrorDetails;

  constructor(status: number, code: string, message: string, extras: AuthErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extras = extras;
  }

  /** API version 2024-01-01 wants `{code, message}`, older clients `{code: <status>, error_code, msg}`. */
  toResponse(request: Request): Response {
    const { retryAfter, weakPassword } = this.extras;
    const isVersioned = (request.headers.get(VERSION_HEADER) ?? '') >= FIRST_VERSION;
    const body = isVersioned
      ? { code: this.code, message: this.message }
      : { code: this.status, error_code: this.code, msg: this.message };
    const headers = new Headers({ 'x-sb-error-code': this.code, 'cache-control': 'no-store' });
    if (isVersioned) headers.set(VERSION_HEADER, FIRST_VERSION);
    if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
    return Response.json(
      { ...body, ...(weakPassword && { weak_password: { reasons: weakPassword } }) },
      { status: this.status, headers },
    );
  }
}

export const tooManyRequests = (retryAfter: number): AuthError =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter });

export const invalidField = (field: string, reason: string): AuthError =>
  new AuthError(400, 'validation_failed', `${field}: ${reason}`);
