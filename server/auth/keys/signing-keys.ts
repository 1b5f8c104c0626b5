import { createHash, createHmac } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { createSealer, type NamedKey, type Sealer } from './sealer.ts';
import { loadOrCreateSecret } from './secret-file.ts';

/** Where the secrets come from: without configured ones, a generated secret is used. */
export interface SigningKeySource {
  /**
   * HS256 secrets: the first signs, all verify, so that a secret can be replaced without signing
   * anyone out.
   */
  secrets: readonly string[];
  /** Absolute folder for the generated secret. */
  secretsDir: string;
}

/** Signs, verifies and seals with the product's secrets, without exposing them. */
export interface SigningKeys extends Sealer {
  /** Signs the given claims; the caller sets `iat` and `exp` (seconds since 1970). */
  sign(claims: JWTPayload): Promise<string>;
  /**
   * @returns the claims of a token that one of the secrets signed and that has not expired
   * @throws errors.JOSEError of jose for any other text; `JWTExpired` when only the time is wrong
   */
  verify(token: string): Promise<JWTPayload>;
  /** Keyed SHA-256 digests of `text` for a purpose, one per secret, the signing secret's first. */
  digests(purpose: string, text: string): Buffer[];
}

const toKey = (secret: string): NamedKey => ({
  // Identifies the secret without revealing anything about it.
  id: createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 16),
  bytes: new TextEncoder().encode(secret),
});

async function verifyWithAny(keys: readonly NamedKey[], token: string): Promise<JWTPayload> {
  let failure: unknown = new errors.JWSSignatureVerificationFailed();
  for (const key of keys) {
    try {
      return (await jwtVerify(token, key.bytes, { algorithms: ['HS256'] })).payload;
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
      failure = error;
    }
  }
  throw failure;
}

/**
 * @returns the keys made from `secrets`, or from the generated secret when there are none
 * @throws StartupError when the generated secret cannot be read or written
 */
export async function loadSigningKeys(source: SigningKeySource): Promise<SigningKeys> {
  const secrets = source.secrets.length
    ? source.secrets
    : [await loadOrCreateSecret(source.secretsDir)];
  const keys = secrets.map(toKey);
  return {
    ...createSealer(keys),
    sign(claims) {
      const [signing] = keys;
      if (!signing) throw new Error('There is no signing secret.');
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: signing.id, typ: 'JWT' })
        .sign(signing.bytes);
    },
    verify: (token) => verifyWithAny(keys, token),
    digests: (purpose, text) =>
      keys.map((key) => createHmac('sha256', key.bytes).update(`${purpose}:${text}`).digest()),
  };
}
