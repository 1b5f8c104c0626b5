import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';

const ENCRYPTION = { alg: 'dir', enc: 'A256GCM' } as const;
const ALLOWED = {
  keyManagementAlgorithms: [ENCRYPTION.alg],
  contentEncryptionAlgorithms: [ENCRYPTION.enc],
};

/** A signing secret and the key id by which sealed texts refer to it. */
export interface NamedKey {
  id: string;
  bytes: Uint8Array;
}

/** The plain text, and whether the current signing secret sealed it. */
export interface OpenedText {
  text: string;
  isCurrent: boolean;
}

/** Encrypts texts before they are stored. */
export interface Sealer {
  /**
   * Encrypts `text` under the signing secret.
   * @param owner id of the row it belongs to; it opens only with the same id
   * @returns a compact JWE whose `kid` names the secret
   */
  seal(purpose: string, owner: string, text: string): Promise<string>;
  /** @returns undefined when none of the secrets sealed it for this purpose and owner */
  open(purpose: string, owner: string, sealed: string): Promise<OpenedText | undefined>;
}

/** Derives a key per purpose and row, so that what was sealed for one opens for no other. */
const deriveKey = (key: NamedKey, purpose: string, owner: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key.bytes, owner, `yctfc:${purpose}`, 32));

/**
 * Seals with AES-256-GCM as a JWE, with keys derived from the secrets: the first seals, all open.
 */
export function createSealer(keys: readonly NamedKey[]): Sealer {
  return {
    async seal(purpose, owner, text) {
      const [first] = keys;
      if (!first) throw new Error('There is no signing secret.');
      return new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ ...ENCRYPTION, kid: first.id })
        .encrypt(deriveKey(first, purpose, owner));
    },
    async open(purpose, owner, sealed) {
      const keyOf = ({ kid }: { kid?: string }): Uint8Array => {
        const key = keys.find(({ id }) => id === kid);
        if (!key) throw new errors.JWEDecryptionFailed();
        return deriveKey(key, purpose, owner);
      };
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(sealed, keyOf, ALLOWED);
        const text = new TextDecoder().decode(plaintext);
        return { text, isCurrent: protectedHeader.kid === keys[0]?.id };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
