// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  control,
  faultOf,
  focused,
  press,
  show,
  type,
  until,
  words,
} from '../../testing/person.ts';
import { backend } from '../backend/backend.ts';
import { CodeForm, listDevices, nameDevice } from './code-form.tsx';

const FIELD = 'Six-digit code';
const prove = vi.spyOn(backend.auth.mfa, 'challengeAndVerify');
const answer = (error: object | null) => ({ data: null, error }) as never;
const device = (id: string, friendly_name = '') => ({ id, friendly_name, created_at: '' });
const onVerified = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  prove.mockResolvedValue(answer(null));
  onVerified.mockResolvedValue({ isLeaving: true });
});
const open = (...devices: ReturnType<typeof device>[]) =>
  show(<CodeForm devices={devices} onVerified={onVerified} />);
async function enter(code: string) {
  await type(FIELD, code);
  await press('Continue');
}

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('%j is not a code', async (code) => {
  await open(device('a'));
  expect(focused()).toBe('code');
  await enter(code);
  expect(faultOf(FIELD)).toBe('Enter the six digits that your app shows.');
  expect(prove).not.toHaveBeenCalled();
});

test.each(['123456', '123 456', ' 123-456'])('%j may be typed or pasted', async (code) => {
  await open(device('a'));
  await enter(code);
  await until(() => expect(onVerified).toHaveBeenCalledOnce());
  expect(prove).toHaveBeenCalledExactlyOnceWith({ factorId: 'a', code: '123456' });
  expect(control('Checking...').disabled).toBe(true);
});

test('of several devices one can be chosen; one that is not known is asked for by no name', async () => {
  await open(device('a', 'Phone'), device('b', ' '));
  expect(words()).toMatch(/Device\nPhone\nUnnamed device/);
  await type('Device', 'b');
  await enter('123456');
  await until(() => expect(prove).toHaveBeenCalledWith({ factorId: 'b', code: '123456' }));
  await open();
  expect(document.querySelector('select')).toBeNull();
  await enter('123456');
  await until(() => expect(prove).toHaveBeenLastCalledWith({ factorId: '', code: '123456' }));
});

test.each([
  ['Invalid TOTP code entered', /^This code is not right, or it has been used\. .* clock/],
  ['The secret can no longer be read.', /^The secret can no longer be read\.$/],
])('a refused code (%s) is told until another is tried', async (message, told) => {
  prove.mockResolvedValueOnce(answer({ code: 'mfa_verification_failed', message }));
  await open(device('a'));
  await enter('111111');
  await until(() => expect(faultOf(FIELD)).toMatch(told));
  await until(() => expect(focused()).toBe('code'));
  expect(onVerified).not.toHaveBeenCalled();
  await enter('222222');
  expect(faultOf(FIELD)).toBe('');
  await until(() => expect(onVerified).toHaveBeenCalledOnce());
});

test('only verified authenticator apps are devices', () => {
  const factor = (id: string, status: string, factor_type: string) => ({ id, status, factor_type });
  const factors = [
    factor('a', 'verified', 'totp'),
    factor('b', 'unverified', 'totp'),
    factor('c', 'verified', 'phone'),
  ] as never;
  expect(listDevices({ factors }).map(({ id }) => id)).toEqual(['a']);
  expect(listDevices(undefined)).toEqual([]);
  expect(nameDevice({ friendly_name: ' Phone ' })).toBe('Phone');
});
