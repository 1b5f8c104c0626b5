import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CompactEncrypt, compactDecrypt, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { StartupError } from '../process/startup-error.ts';

/** 256 random bits for a link or a session, 43 characters that need no escaping in an address. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** All that the database stores. Random tokens of this length need no salt or stretching. */
export const digestToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const ENCRYPTION = { alg: 'dir', enc: 'A256GCM' } as const;
const ALLOWED = {
  keyManagementAlgorithms: [ENCRYPTION.alg],
  contentEncryptionAlgorithms: [ENCRYPTION.enc],
};

interface NamedKey {
  id: string;
  bytes: Uint8Array;
}

type Keys = readonly [NamedKey, ...NamedKey[]];
export type Sealer = ReturnType<typeof createSealer>;

/** Derives a key per purpose and row, so that what was sealed for one opens for no other. */
const deriveKey = (key: NamedKey, purpose: string, owner: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key.bytes, owner, `yctfc:${purpose}`, 32));

/** AES-256-GCM as a JWE with keys derived from the secrets: the first seals, all open. */
export function createSealer(keys: Keys) {
  return {
    /** Returns a compact JWE, which opens only for the same `owner`, the id of its row. */
    async seal(purpose: string, owner: string, text: string): Promise<string> {
      const [first] = keys;
      return new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ ...ENCRYPTION, kid: first.id })
        .encrypt(deriveKey(first, purpose, owner));
    },
    /** Undefined when none of the secrets sealed it; `isCurrent`: the signing secret did. */
    async open(purpose: string, owner: string, sealed: string) {
      const keyOf = ({ kid }: { kid?: string }): Uint8Array => {
        const key = keys.find(({ id }) => id === kid);
        if (!key) throw new errors.JWEDecryptionFailed();
        return deriveKey(key, purpose, owner);
      };
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(sealed, keyOf, ALLOWED);
        const text = new TextDecoder().decode(plaintext);
        return { text, isCurrent: protectedHeader.kid === keys[0].id };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

const FILE_NAME = 'jwt-secret';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

async function readSecret(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** A hard link appears complete or not at all, and only the first of two processes can create it. */
async function createSecret(path: string): Promise<string | undefined> {
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return readSecret(path);
}

/** The first start creates the secret, readable only by the process's user. */
export async function loadOrCreateSecret(secretsDir: string): Promise<string> {
  const path = join(secretsDir, FILE_NAME);
  let secret: string | undefined;
  try {
    await mkdir(secretsDir, { recursive: true, mode: 0o700 });
    secret = (await readSecret(path)) ?? (await createSecret(path));
  } catch (error) {
    throw new StartupError(`The signing secret ${path} cannot be used (${error}); set JWT_SECRET.`);
  }
  if (!secret || secret.length < 32)
    throw new StartupError(`${path} holds no secret of 32 characters; delete it to get a new one.`);
  return secret;
}

export interface SigningKeySource {
  /** HS256: the first signs, all verify, so that a secret can be replaced without signing anyone out. */
  secrets: readonly string[];
  secretsDir: string;
  /** Who issues the tokens, see `issuerOf`: tokens of another site are none here. */
  issuer: string;
}

export type SigningKeys = Awaited<ReturnType<typeof loadSigningKeys>>;

const toKey = (secret: string): NamedKey => ({
  // Identifies the secret without revealing anything about it.
  id: createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 16),
  bytes: new TextEncoder().encode(secret),
});

async function verifyWithAny(keys: readonly NamedKey[], token: string, issuer: string) {
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

export async function loadSigningKeys(source: SigningKeySource) {
  const secrets = source.secrets.length
    ? source.secrets
    : [await loadOrCreateSecret(source.secretsDir)];
  const [signing, ...earlier] = secrets.map(toKey);
  if (!signing) throw new Error('There is no signing secret.');
  const keys: Keys = [signing, ...earlier];
  return {
    ...createSealer(keys),
    sign: (claims: JWTPayload): Promise<string> =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: signing.id, typ: 'JWT' })
        .sign(signing.bytes),
    /** Throws a JOSEError; `JWTExpired` when only the time is wrong. */
    verify: (token: string): Promise<JWTPayload> => verifyWithAny(keys, token, source.issuer),
    /** Keyed SHA-256 digests of `text` for a purpose, one per secret, the signing secret's first. */
    digests(purpose: string, text: string): [Buffer, ...Buffer[]] {
      const digest = ({ bytes }: NamedKey) =>
        createHmac('sha256', bytes).update(`${purpose}:${text}`).digest();
      return [digest(signing), ...earlier.map(digest)];
    },
  };
}
