import { beforeEach, expect, test, vi } from 'vitest';
import { openSecret, resealFactors } from './factors.ts';
import { loadSigningKeys, type SigningKeys } from './keys.ts';
import { openOwnerBench } from './testing/auth-bench.ts';
import { type Device, enrolDevice } from './testing/device.ts';

const bench = await openOwnerBench();
let device: Device;
beforeEach(async () => {
  device = await enrolDevice(await bench.signedIn());
  await bench.sql('update auth.mfa_factors set secret = $1', [
    await OLD.seal('second-factor', device.factorId, device.secret),
  ]);
});

const keysOf = (...secrets: string[]): Promise<SigningKeys> =>
  loadSigningKeys({ secrets, secretsDir: '', issuer: '' });
const OLD = await keysOf('the old secret of thirty-two letters');
const BOTH = await keysOf(
  'the new secret of thirty-two letters',
  'the old secret of thirty-two letters',
);
const NEW = await keysOf('the new secret of thirty-two letters');

async function readWith(keys: SigningKeys): Promise<string | undefined> {
  const rows = await bench.sql<{ id: string; secret: string }>('select * from auth.mfa_factors');
  return rows[0] && (await openSecret(keys, rows[0]))?.text;
}

test('after a start with both secrets the old one is no longer needed', async () => {
  expect(await readWith(NEW)).toBeUndefined();
  const log = { warn: vi.fn() };
  await resealFactors(bench.database, BOTH, log);
  expect(await readWith(NEW)).toBe(device.secret);
  expect(log.warn).not.toHaveBeenCalled();
});

test('a start without the old secret says what to do and changes nothing', async () => {
  const log = { warn: vi.fn() };
  await resealFactors(bench.database, NEW, log);
  expect(log.warn).toHaveBeenCalledWith({ unreadable: 1 }, expect.stringContaining('JWT_SECRET'));
  expect(await readWith(OLD)).toBe(device.secret);
});

test('the error for an unreadable secret says whom to ask', async () => {
  const client = await bench.signedIn();
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId: device.factorId,
    code: '123456',
  });
  expect(error).toMatchObject({
    code: 'mfa_verification_failed',
    message: expect.stringContaining('can no longer be read'),
  });
});
