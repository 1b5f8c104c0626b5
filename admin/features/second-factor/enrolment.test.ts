import { beforeEach, expect, test, vi } from 'vitest';
import { withoutProof } from '../../shared/with-proof.ts';

const mfa = vi.hoisted(() => ({ enroll: vi.fn(), listFactors: vi.fn(), unenroll: vi.fn() }));
vi.mock('../../shared/backend/backend.ts', () => ({ backend: { auth: { mfa } } }));
const { beginEnrolment, cancelEnrolment } = await import('./second-factor-dialog.tsx');

const factor = (id: string, status: 'verified' | 'unverified') => ({ id, status });
const device = { id: 'new', totp: { qr_code: 'data:image/svg+xml,', secret: 'ABCDEFGHIJ' } };

beforeEach(() => {
  vi.resetAllMocks();
  mfa.listFactors.mockResolvedValue({ data: { all: [] } });
  mfa.enroll.mockResolvedValue({ data: device, error: null });
});

test('a new device comes with its secret in groups of four', async () => {
  expect(await beginEnrolment('Phone', withoutProof)).toEqual({
    factorId: 'new',
    name: 'Phone',
    picture: 'data:image/svg+xml,',
    secret: 'ABCD EFGH IJ',
  });
  const wanted = { factorType: 'totp', friendlyName: 'Phone', issuer: 'YCTFC' };
  expect(mfa.enroll).toHaveBeenCalledExactlyOnceWith(wanted);
});

test('unfinished devices go before a new one begins; those in use stay', async () => {
  const all = [factor('a', 'unverified'), factor('b', 'verified'), factor('c', 'unverified')];
  mfa.listFactors.mockResolvedValue({ data: { all } });
  mfa.enroll.mockImplementation(async () => {
    expect(mfa.unenroll.mock.calls).toEqual([[{ factorId: 'a' }], [{ factorId: 'c' }]]);
    return { data: device, error: null };
  });
  expect(await beginEnrolment('Phone', withoutProof)).toMatchObject({ factorId: 'new' });
});

test('a list of devices that does not load stops nobody', async () => {
  mfa.listFactors.mockResolvedValue({ data: null });
  expect(await beginEnrolment('Phone', withoutProof)).toMatchObject({ factorId: 'new' });
  expect(mfa.unenroll).not.toHaveBeenCalled();
});

test.each([
  ['mfa_factor_name_conflict', /^Another device has this name\. Choose a different one\.$/],
  ['unexpected_failure', /^(?!Another device).+/],
])('a refusal (%s) is told in words', async (code, words) => {
  mfa.enroll.mockResolvedValue({ data: null, error: { code, message: 'No', status: 422 } });
  expect(await beginEnrolment('Phone', withoutProof)).toMatch(words);
});

test('a device that is given up is removed', async () => {
  await cancelEnrolment({ factorId: 'new', name: 'Phone', picture: '', secret: '' });
  expect(mfa.unenroll).toHaveBeenCalledExactlyOnceWith({ factorId: 'new' });
});
