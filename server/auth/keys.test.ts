import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeProtectedHeader, errors, SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/folders.ts';
import { createSealer, loadOrCreateSecret, loadSigningKeys } from './keys.ts';

const ONE = 'the first secret of thirty-two letters';
const TWO = 'the second secret of thirty-two letters';
const ISSUER = 'https://yctfc.example/auth/v1';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const load = (...secrets: string[]) =>
  loadSigningKeys({ secrets, secretsDir: '/nowhere', issuer: ISSUER });
const inAnHour = () => ({ iss: ISSUER, exp: Math.floor(Date.now() / 1000) + 3600 });
const [one, two, both] = await Promise.all([load(ONE), load(TWO), load(TWO, ONE)]);

describe('a token', () => {
  test('is signed by the first secret and verified by every list that holds it', async () => {
    const token = await both.sign({ sub: 'x', ...inAnHour() });
    for (const keys of [both, two]) expect(await keys.verify(token)).toMatchObject({ sub: 'x' });
    await expect(one.verify(token)).rejects.toThrow(errors.JWSSignatureVerificationFailed);
  });

  test('that has expired is called so, whichever of the secrets signed it', async () => {
    for (const keys of [one, two]) {
      const token = await keys.sign({ iss: ISSUER, exp: 1 });
      await expect(both.verify(token)).rejects.toThrow(errors.JWTExpired);
    }
  });

  test('without a signature or with another algorithm is refused', async () => {
    const other = new SignJWT({ sub: 'x' }).setProtectedHeader({ alg: 'HS512' });
    const tokens = [
      new UnsecuredJWT({ sub: 'x' }).encode(),
      await other.sign(new TextEncoder().encode(`${ONE}${ONE}`)),
      'no token',
    ];
    for (const token of tokens) await expect(one.verify(token)).rejects.toThrow(errors.JOSEError);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no expiry', { exp: undefined }, 'exp'],
    ['no issuer', { iss: undefined }, 'iss'],
    ['another site as issuer', { iss: 'https://other.example/auth/v1' }, 'iss'],
  ])('with %s is none of ours, though we signed it', async (_what, change, claim) => {
    const token = await one.sign({ ...inAnHour(), ...change });
    const refusal = { code: 'ERR_JWT_CLAIM_VALIDATION_FAILED', claim };
    await expect(one.verify(token)).rejects.toMatchObject(refusal);
  });
});

test('digests depend on purpose, text and secret', () => {
  const all = [...both.digests('a', 'x'), ...both.digests('b', 'x'), ...both.digests('a', 'y')];
  expect(new Set(all.map((digest) => digest.toString('hex'))).size).toBe(6);
  expect(both.digests('a', 'x')).toEqual(all.slice(0, 2));
});

describe('a sealed text', async () => {
  const text = 'JBSWY3DPEHPK3PXP';
  const sealed = await one.seal('purpose', 'row', text);

  test('opens only for its purpose, its owner, and lists that hold its secret', async () => {
    expect(await one.open('purpose', 'row', sealed)).toEqual({ text, isCurrent: true });
    expect(await both.open('purpose', 'row', sealed)).toEqual({ text, isCurrent: false });
    expect(await two.open('purpose', 'row', sealed)).toBeUndefined();
    expect(await one.open('purpose', 'another row', sealed)).toBeUndefined();
    expect(await one.open('another purpose', 'row', sealed)).toBeUndefined();
  });

  test('names its secret and nothing else, and is different each time', async () => {
    const header = { alg: 'dir', enc: 'A256GCM', kid: expect.stringMatching(/^[\w-]{16}$/) };
    expect(decodeProtectedHeader(sealed)).toEqual(header);
    expect(await one.seal('purpose', 'row', text)).not.toBe(sealed);
  });

  test('that was modified does not open', async () => {
    for (let place = 0; place < sealed.length; place += 1) {
      // The last letter of a piece of Base64 may hold low bits that carry nothing; the highest counts.
      const other = LETTERS[LETTERS.indexOf(sealed[place] ?? '') ^ 32] ?? 'A';
      const changed = sealed.slice(0, place) + other + sealed.slice(place + 1);
      expect([place, await one.open('purpose', 'row', changed)]).toEqual([place, undefined]);
    }
    for (const broken of ['', '.', sealed.slice(0, 20)])
      expect(await one.open('purpose', 'row', broken)).toBeUndefined();
  });

  test('is not taken for a foreign one when a defect keeps it from opening', async () => {
    const { kid = '' } = decodeProtectedHeader(sealed);
    const broken = createSealer([{ id: kid, bytes: undefined as unknown as Uint8Array }]);
    await expect(broken.open('purpose', 'row', sealed)).rejects.toThrow(TypeError);
  });
});

describe('the generated secret', () => {
  let folder: string;
  beforeEach(() => {
    folder = folderOfTest();
  });

  test('is made once, readable only by its owner, and signs for the next process too', async () => {
    const secretsDir = join(folder, 'secrets');
    const secret = await loadOrCreateSecret(secretsDir);
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(statSync(join(secretsDir, 'jwt-secret')).mode & 0o777).toBe(0o600);
    expect(statSync(secretsDir).mode & 0o777).toBe(0o700);
    const generated = await loadSigningKeys({ secrets: [], secretsDir, issuer: ISSUER });
    expect(await (await load(secret)).verify(await generated.sign(inAnHour()))).toBeDefined();
  });

  test('is the same for processes that start together, which leave nothing behind', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => loadOrCreateSecret(folder)));
    expect(new Set(secrets).size).toBe(1);
    expect(readdirSync(folder)).toEqual(['jwt-secret']);
  });

  test('has at least 32 characters', async () => {
    const path = join(folder, 'jwt-secret');
    writeFileSync(path, `${'x'.repeat(32)}\n`);
    expect(await loadOrCreateSecret(folder)).toBe('x'.repeat(32));
    writeFileSync(path, `${'x'.repeat(31)}\n`);
    await expect(loadOrCreateSecret(folder)).rejects.toThrow(/delete it to get a new one/);
  });

  test('says what to do where it cannot be made or read', async () => {
    writeFileSync(join(folder, 'file'), '');
    mkdirSync(join(folder, 'jwt-secret'));
    for (const place of [join(folder, 'file'), folder])
      await expect(loadOrCreateSecret(place)).rejects.toThrow(
        /cannot be used \(Error: E[A-Z]+: .+\); set JWT_SECRET/,
      );
  });
});
