// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  control,
  faultOf,
  field,
  focused,
  press,
  show,
  type,
  until,
  words,
} from '../../testing/person.ts';
import { backend } from '../backend/backend.ts';
import { CodeField } from './code-field.tsx';
import { CodeForm } from './code-form.tsx';
import { listDevices, nameDevice } from './devices.ts';

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

test('of one device the code alone is asked for', async () => {
  await open(device('a'));
  expect(document.querySelector('select')).toBeNull();
  expect(focused()).toBe('code');
  expect(field(FIELD).getAttribute('spellcheck')).toBe('false');
  await type(FIELD, '12345');
  await press('Continue');
  expect(faultOf(FIELD)).toBe('Enter the six digits that your app shows.');
  expect(prove).not.toHaveBeenCalled();
  await type(FIELD, '123-456');
  await press('Continue');
  await until(() => expect(onVerified).toHaveBeenCalledOnce());
  expect(prove).toHaveBeenCalledExactlyOnceWith({ factorId: 'a', code: '123456' });
  expect(control('Checking...').disabled).toBe(true);
});

test('of several devices one can be chosen', async () => {
  await open(device('a', 'Phone'), device('b', ' '));
  expect(words()).toMatch(/Device\nPhone\nUnnamed device/);
  await type('Device', 'b');
  await type(FIELD, '123456');
  await press('Continue');
  await until(() => expect(prove).toHaveBeenCalledOnce());
  expect(prove).toHaveBeenCalledWith({ factorId: 'b', code: '123456' });
});

test('a refused code is told until another is tried', async () => {
  prove.mockResolvedValueOnce(
    answer({ code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' }),
  );
  await open(device('a'));
  await type(FIELD, '111111');
  await press('Continue');
  await until(() => expect(faultOf(FIELD)).toMatch(/^This code is not right/));
  await until(() => expect(focused()).toBe('code'));
  expect(control('Continue').disabled).toBe(false);
  expect(onVerified).not.toHaveBeenCalled();
  const { promise, resolve } = Promise.withResolvers<never>();
  prove.mockReturnValueOnce(promise);
  await type(FIELD, '222222');
  await press('Continue');
  expect(faultOf(FIELD)).toBe('');
  resolve(answer(null));
  await until(() => expect(onVerified).toHaveBeenCalledOnce());
});

test('an account whose devices are not known is asked nothing of the server', async () => {
  await open();
  await type(FIELD, '123456');
  await press('Continue');
  await until(() => expect(prove).toHaveBeenCalledWith({ factorId: '', code: '123456' }));
});

test('a code takes the focus only where it is told to', async () => {
  await show(<CodeField error={undefined} />);
  expect(focused()).toBe('nothing');
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
});

test.each([
  [' Phone ', 'Phone'],
  ['', 'Unnamed device'],
])('a device named “%s” is shown as %s', (friendly_name, shown) => {
  expect(nameDevice({ friendly_name })).toBe(shown);
});

test('a device of another client may have no name', () => {
  expect(nameDevice({})).toBe('Unnamed device');
});
