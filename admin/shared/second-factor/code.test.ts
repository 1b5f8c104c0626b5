import { expect, test } from 'vitest';
import { checkCode, describeCodeError, readCode } from './code.ts';
import { listDevices, nameDevice } from './devices.ts';

test.each(['123456', '123 456', ' 123-456\n'])('%j may be typed or pasted', (text) => {
  expect(checkCode(readCode(text))).toBeUndefined();
});

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('%j is not a code', (text) => {
  expect(checkCode(readCode(text))).toBe('Enter the six digits that your app shows.');
});

test('a wrong code says what to do; other refusals keep their words', () => {
  const code = 'mfa_verification_failed';
  expect(describeCodeError({ code, message: 'Invalid TOTP code entered' })).toContain('clock');
  expect(describeCodeError({ code, message: 'The secret can no longer be read.' })).toBe(
    'The secret can no longer be read.',
  );
});

test('only verified authenticator apps count as devices', () => {
  const factor = { id: 'a', friendly_name: ' ', created_at: '', updated_at: '' };
  const verified = { ...factor, status: 'verified', factor_type: 'totp' } as const;
  const factors = [
    verified,
    { ...factor, status: 'unverified', factor_type: 'totp' } as const,
    { ...factor, status: 'verified', factor_type: 'phone' } as const,
  ];
  expect(listDevices({ factors })).toEqual([verified]);
  expect(listDevices(undefined)).toEqual([]);
  expect(nameDevice(verified)).toBe('Unnamed device');
});
