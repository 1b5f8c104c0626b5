import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errors, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { loadSigningKeys } from './signing-keys.ts';

const FIRST = 'first-secret-of-at-least-32-characters';
const SECOND = 'second-secret-of-at-least-32-characters';
const ISSUER = 'https://yctfc.example/auth/v1';
const load = (...secrets: string[]) =>
  loadSigningKeys({ secrets, secretsDir: '/nowhere', issuer: ISSUER });
const inAnHour = () => ({ iss: ISSUER, exp: Math.floor(Date.now() / 1000) + 3600 });

test('every list that holds a secret verifies what it signed', async () => {
  const token = await (await load(SECOND)).sign({ sub: 'x', ...inAnHour() });
  expect(await (await load(FIRST, SECOND)).verify(token)).toMatchObject({ sub: 'x' });
  await expect((await load(FIRST)).verify(token)).rejects.toThrow(
    errors.JWSSignatureVerificationFailed,
  );
});

test('the first secret signs', async () => {
  const token = await (await load(FIRST, SECOND)).sign(inAnHour());
  expect(await (await load(FIRST)).verify(token)).toBeDefined();
});

test('without configured secrets a generated one is used, again by the next process', async () => {
  const secretsDir = mkdtempSync(join(tmpdir(), 'yctfc-keys-'));
  const loadGenerated = () => loadSigningKeys({ secrets: [], secretsDir, issuer: ISSUER });
  const token = await (await loadGenerated()).sign(inAnHour());
  expect(await (await loadGenerated()).verify(token)).toBeDefined();
  rmSync(secretsDir, { recursive: true });
});

test('an expired token is called so, whichever of the secrets signed it', async () => {
  const token = await (await load(FIRST)).sign({ iss: ISSUER, exp: 1 });
  for (const keys of [await load(FIRST, SECOND), await load(SECOND, FIRST)])
    await expect(keys.verify(token)).rejects.toThrow(errors.JWTExpired);
});

test('tokens that have expired, carry no signature or another algorithm are refused', async () => {
  const keys = await load(FIRST);
  await expect(keys.verify(await keys.sign({ iss: ISSUER, exp: 1 }))).rejects.toThrow(
    errors.JWTExpired,
  );
  await expect(keys.verify(new UnsecuredJWT({ sub: 'x' }).encode())).rejects.toThrow(
    errors.JOSEError,
  );
  const other = await new SignJWT({ sub: 'x' })
    .setProtectedHeader({ alg: 'HS512' })
    .sign(new TextEncoder().encode(`${FIRST}${FIRST}`));
  await expect(keys.verify(other)).rejects.toThrow(errors.JOSEError);
  await expect(keys.verify('no token')).rejects.toThrow(errors.JOSEError);
});

test('digests depend on purpose, text and secret', async () => {
  const keys = await load(FIRST, SECOND);
  const all = [...keys.digests('a', 'x'), ...keys.digests('b', 'x'), ...keys.digests('a', 'y')];
  expect(new Set(all.map((digest) => digest.toString('hex'))).size).toBe(6);
  expect(keys.digests('a', 'x')).toEqual(keys.digests('a', 'x'));
});

test.each<[string, Record<string, unknown>, string]>([
  ['no expiry', { exp: undefined }, 'exp'],
  ['no issuer', { iss: undefined }, 'iss'],
  ['another site as issuer', { iss: 'https://other.example/auth/v1' }, 'iss'],
])('a token with %s is none of ours, though we signed it', async (_what, change, claim) => {
  const keys = await load(FIRST);
  const token = await keys.sign({ ...inAnHour(), ...change });
  await expect(keys.verify(token)).rejects.toMatchObject({
    code: 'ERR_JWT_CLAIM_VALIDATION_FAILED',
    claim,
  });
});
