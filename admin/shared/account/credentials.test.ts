import { expect, test } from 'vitest';
import { checkNewPassword, checkSignIn, checkSignUp } from './credentials.ts';

test('login requires both fields and does not check the password’s length', () => {
  expect(Object.keys(checkSignIn({ email: '', password: '' }))).toEqual(['email', 'password']);
  expect(checkSignIn({ email: 'a@b', password: 'x' })).toEqual({});
  expect(checkSignIn({ email: 'not an address', password: 'x' })).toHaveProperty('email');
});

test('a new password has 6 to 128 characters', () => {
  expect(checkNewPassword('12345')).toContain('at least 6');
  expect(checkNewPassword('123456')).toBeUndefined();
  expect(checkNewPassword('x'.repeat(128))).toBeUndefined();
  expect(checkNewPassword('x'.repeat(129))).toContain('at most 128');
  expect(checkSignUp({ email: 'a@b.in', password: '12345' })).toHaveProperty('password');
});

test.each([
  ['', '', 'Enter your email address.', 'Enter a password.'],
  ['asha', '12345', 'Enter an email address like name@example.com.', 'Use at least 6 characters'],
])('what is wrong with “%s” and “%s” is said in words', (email, password, address, secret) => {
  const errors = checkSignUp({ email, password });
  expect(errors.email).toBe(address);
  expect(errors.password).toContain(secret);
});
