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
  /** Who issues the tokens, see `issuerOf`: tokens of another site are none here. */
  issuer: string;
}

/** Signs, verifies and seals with the product's secrets, without exposing them. */
export interface SigningKeys extends Sealer {
  /** Signs the given claims; the caller sets `iss`, `iat` and `exp` (seconds since 1970). */
  sign(claims: JWTPayload): Promise<string>;
  /**
   * @returns the claims of a token of this issuer that one of the secrets signed and that says when
   *   it expires, which is not yet
   * @throws errors.JOSEError of jose for any other text; `JWTExpired` when only the time is wrong,
   *   `JWTClaimValidationFailed` for a missing expiry and a missing or foreign issuer
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

async function verifyWithAny(
  keys: readonly NamedKey[],
  token: string,
  issuer: string,
): Promise<JWTPayload> {
  const wanted = { algorithms: ['HS256'], issuer, requiredClaims: ['exp'] };
  let failure: unknown = new errors.JWSSignatureVerificationFailed();
  for (const key of keys) {
    try {
      return (await jwtVerify(token, key.bytes, wanted)).payload;
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
    verify: (token) => verifyWithAny(keys, token, source.issuer),
    digests: (purpose, text) =>
      keys.map((key) => createHmac('sha256', key.bytes).update(`${purpose}:${text}`).digest()),
  };
}
