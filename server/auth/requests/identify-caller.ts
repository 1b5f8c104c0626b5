import { HTTPException } from 'hono/http-exception';
import { errors } from 'jose';
import * as v from 'valibot';
import { isEqualText } from '../../../supabase/functions/_shared/equal-text.ts';
import type { Caller, IdentifyCaller } from '../../caller.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';
import { bearerToken, refuseApiKey } from './api-key.ts';

const ANONYMOUS: Caller = { role: 'anon', claims: { role: 'anon' } };

const claimsSchema = v.variant('role', [
  v.looseObject({ role: v.literal('anon') }),
  v.looseObject({ role: v.literal('service_role') }),
  v.looseObject({
    role: v.literal('authenticated'),
    sub: v.pipe(v.string(), v.uuid()),
    aud: v.literal('authenticated'),
  }),
]);

/** 401 in PostgREST's shape; `supabase-js` hands `code` and `message` to its caller. */
function refusal(code: 'PGRST301' | 'PGRST303', message: string): HTTPException {
  const res = Response.json(
    { code, details: null, hint: null, message },
    {
      status: 401,
      headers: {
        'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message}"`,
      },
    },
  );
  return new HTTPException(401, { res, message });
}

async function callerOf(keys: SigningKeys, token: string): Promise<Caller> {
  try {
    const claims = v.parse(claimsSchema, await keys.verify(token));
    return { role: claims.role, claims };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refusal('PGRST303', 'JWT expired');
    if (v.isValiError(error)) throw refusal('PGRST303', 'JWT claims are not valid here');
    if (error instanceof errors.JOSEError) {
      throw refusal('PGRST301', 'JWT cannot be decoded or its signature is not valid');
    }
    throw error;
  }
}

/**
 * Builds the authentication of REST and function requests. The publishable key (or nothing) as
 * bearer token means the anonymous role; any other token must be signed by us, and its `role` claim
 * decides.
 *
 * As on hosted Supabase, the session is not looked up here: after a sign-out an access token stays
 * valid for REST until it expires (`LIMITS.accessTokenSeconds`). `GET /auth/v1/user` does look it
 * up.
 */
export function identifyCaller(keys: SigningKeys, publishableKey: string): IdentifyCaller {
  return async (request) => {
    const refused = refuseApiKey(request, publishableKey);
    if (refused) throw new HTTPException(401, { res: refused, message: 'Invalid API key' });
    const token = bearerToken(request);
    if (token === undefined) {
      if (request.headers.has('authorization'))
        throw refusal('PGRST301', 'Bearer token is missing');
      return ANONYMOUS;
    }
    return isEqualText(token, publishableKey) ? ANONYMOUS : callerOf(keys, token);
  };
}
