import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** One signing secret and the public name by which sealed texts refer to it. */
export interface NamedKey {
  id: string;
  bytes: Uint8Array;
}

/** What a sealed text held, and whether the secret that signs today sealed it. */
export interface OpenedText {
  text: string;
  isCurrent: boolean;
}

/** Keeps texts unreadable in the database. */
export interface Sealer {
  /**
   * Encrypts `text` under the signing secret.
   * @param owner id of the row it belongs to; it opens there only
   */
  seal(purpose: string, owner: string, text: string): string;
  /** @returns undefined when none of the secrets sealed it for this purpose and owner */
  open(purpose: string, owner: string, sealed: string): OpenedText | undefined;
}

const deriveKey = (key: NamedKey, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key.bytes, '', `yctfc:${purpose}`, 32));

function encrypt(key: NamedKey, purpose: string, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(key, purpose), iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([
    iv,
    cipher.update(text, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return `${key.id}.${body.toString('base64url')}`;
}

function decrypt(key: NamedKey, purpose: string, owner: string, body: Buffer): string {
  const decipher = createDecipheriv(CIPHER, deriveKey(key, purpose), body.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(body.subarray(-TAG_BYTES));
  const text = decipher.update(body.subarray(IV_BYTES, -TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

/** AES-256-GCM with a key derived by HKDF from each secret; the first seals, all open. */
export function createSealer(keys: readonly NamedKey[]): Sealer {
  return {
    seal(purpose, owner, text) {
      const [first] = keys;
      if (!first) throw new Error('There is no signing secret.');
      return encrypt(first, purpose, owner, text);
    },
    open(purpose, owner, sealed) {
      const [id, body = ''] = sealed.split('.');
      const key = keys.find((known) => known.id === id);
      if (!key) return undefined;
      try {
        const text = decrypt(key, purpose, owner, Buffer.from(body, 'base64url'));
        return { text, isCurrent: key === keys[0] };
      } catch {
        return undefined;
      }
    },
  };
}
