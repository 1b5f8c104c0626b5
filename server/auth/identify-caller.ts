import { HTTPException } from 'hono/http-exception';
import { errors } from 'jose';
import * as v from 'valibot';
import { isEqualText } from '../../supabase/functions/_shared/signatures.ts';
import type { Caller, IdentifyCaller } from '../caller.ts';
import type { SigningKeys } from './keys.ts';

export function refuseApiKey(request: Request, publishableKey: string): Response | undefined {
  const given = request.headers.get('apikey');
  if (given !== null && isEqualText(given, publishableKey)) return undefined;
  const [message, hint] =
    given === null
      ? ['No API key found in request', 'No `apikey` request header or url param was found.']
      : ['Invalid API key', 'Double check the publishable key of this site.'];
  return Response.json({ message, hint }, { status: 401 });
}

export function bearerToken(request: Request): string | undefined {
  return request.headers.get('authorization')?.match(/^Bearer +(\S+)$/i)?.[1];
}

const ANONYMOUS: Caller = { role: 'anon', claims: { role: 'anon' } };

const uuid = v.pipe(v.string(), v.uuid());
/** The server issues tokens to people only: one for another role is not ours, whoever signed it. */
export const claimsSchema = v.looseObject({
  role: v.literal('authenticated'),
  sub: uuid,
  aud: v.literal('authenticated'),
  session_id: uuid,
});

/** What PostgREST says to a claim that is not as it must be. */
const invalidClaim = (claim: string) =>
  refusal('PGRST303', `JWT claim "${claim}" is missing or not valid here`);

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
    if (error instanceof errors.JWTClaimValidationFailed) throw invalidClaim(error.claim);
    if (v.isValiError(error)) throw invalidClaim(v.getDotPath(error.issues[0]) ?? '');
    if (error instanceof errors.JOSEError)
      throw refusal('PGRST301', 'JWT cannot be decoded or its signature is not valid');
    throw error;
  }
}

/** The database checks the session (`private.has_session()`), so that this holds on hosted Supabase too. */
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
