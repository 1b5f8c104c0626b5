import type { Buffer } from 'node:buffer';
import { createECDH } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';

/** Hours that one signed permission holds; push services accept 24 at most. */
const HOURS = 12;

/** Proves to push services that messages come from who the browser has subscribed to (RFC 8292). */
export interface Vapid {
  /** Uncompressed point in base64url, as browsers want it. */
  publicKey: string;
  /** The Authorization header for a message to this address. */
  authorize(endpoint: string): Promise<string>;
}

/**
 * Derives the key from a secret of the home: every process has the same, a backup holds nothing more, and
 * whoever replaces the secret replaces it too.
 * @param secret 32 bytes that are used for nothing else
 * @param contact a mailto: or https: address that a push service may write to
 */
export function openVapid(secret: Buffer, contact: string): Vapid {
  const pair = createECDH('prime256v1');
  // Of 2^32 secrets fewer than one is no private key of this curve, and then Node says so.
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const key = importJWK({
    ...{ kty: 'EC', crv: 'P-256', alg: 'ES256', d: secret.toString('base64url') },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  });
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    async authorize(endpoint) {
      const token = await new SignJWT({ sub: contact })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setAudience(new URL(endpoint).origin)
        .setExpirationTime(`${HOURS}h`)
        .sign(await key);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
