// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepSignUp, readKeptSignUp } from '../../shared/account/kept-sign-up.ts';
import { backend } from '../../shared/backend/backend.ts';
import {
  control,
  faultOf,
  field,
  focused,
  press,
  show,
  toasts,
  type,
  until,
  words,
} from '../../testing/person.ts';
import { ConfirmEmail } from './confirm-email.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const GOOD = 'a phrase for nine kitchens';
const signUp = vi.spyOn(backend.auth, 'signUp');
const answer = (error: object | null, user: object | null = { identities: [{}] }) =>
  ({ data: { user }, error }) as never;
const onEmailChange = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  signUp.mockResolvedValue(answer(null));
});
const open = () => show(<SignUpForm email="" onEmailChange={onEmailChange} />);
async function send(password = GOOD) {
  await type('Email', 'asha@example.in');
  await type('Password', password);
  await press('Create Account');
}

test('a new account waits for its mail, and the device keeps what was typed', async () => {
  await open();
  const { promise, resolve } = Promise.withResolvers<never>();
  signUp.mockReturnValueOnce(promise);
  await send();
  expect(onEmailChange).toHaveBeenCalledWith('asha@example.in');
  expect(control('Creating Account...').disabled).toBe(true);
  expect(words()).not.toContain('Nearly done');
  resolve(answer(null));
  await until(() => expect(words()).toContain('Nearly done\nOpen the mail to asha@example.in'));
  expect(toasts()).toEqual(['Account Created!: Please check your email to confirm your account.']);
  expect(readKeptSignUp()).toEqual({ email: 'asha@example.in', password: GOOD });
  expect(signUp).toHaveBeenCalledExactlyOnceWith({
    email: 'asha@example.in',
    password: GOOD,
    options: { emailRedirectTo: 'https://desk.example/admin' },
  });
});

test('a password that cannot be one is not sent', async () => {
  await open();
  await send('short');
  expect(faultOf('Password')).toMatch(/^Use at least/);
  expect(signUp).not.toHaveBeenCalled();
});

const weak = { code: 'weak_password', message: 'Too weak.', reasons: ['pwned'] };

test.each([
  [answer(weak), 'Signup Error: Too weak. It is known', 'password'],
  [
    answer({ code: 'x', message: 'Only authorized administrators can create accounts' }),
    'Access Denied',
    'email',
  ],
  [answer(null, { identities: [] }), 'Account Exists', 'email'],
])('a refusal is told, and leads to the field it is about (%#)', async (refusal, told, where) => {
  signUp.mockResolvedValueOnce(refusal);
  await open();
  await send();
  await until(() => expect(toasts()).toEqual([expect.stringContaining(told)]));
  await until(() => expect(focused()).toBe(where));
  expect(words()).not.toContain('Nearly done');
  expect(readKeptSignUp()).toBeUndefined();
  expect(faultOf('Password')).toBe(
    where === 'password' ? 'Too weak. It is known from a data leak; please choose another.' : '',
  );
  signUp.mockReturnValueOnce(new Promise<never>(() => {}));
  await press('Create Account');
  expect(faultOf('Password')).toBe('');
});

test('an account of which the server says nothing more is a new one', async () => {
  signUp.mockResolvedValueOnce(answer(null, null));
  await open();
  await send();
  await until(() => expect(words()).toContain('Nearly done'));
});

test.each([
  [true, 'kept phrase', 'The password that you typed on this device'],
  [false, '', 'Set the password with which you will open the leads.'],
])('the mailed page knows what was typed on its device (%s)', async (isKept, value, told) => {
  if (isKept) keepSignUp({ email: 'asha@example.in', password: 'kept phrase' });
  await show(<ConfirmEmail tokenHash="hash" type="email" onSpent={() => {}} />);
  expect(field('Password').value).toBe(value);
  expect(words()).toContain(told);
  expect(control('Confirm my email').disabled).toBe(false);
});
