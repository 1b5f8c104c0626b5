// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepSignUp, readKeptSignUp } from '../../shared/account/kept-sign-up.ts';
import { backend } from '../../shared/backend/backend.ts';
import {
  control,
  controls,
  faultOf,
  field,
  focused,
  press,
  settle,
  show,
  toasts,
  type,
  until,
  words,
} from '../../testing/person.ts';
import { SignInForm } from './sign-in-form.tsx';

const leaveFor = vi.hoisted(() => vi.fn());
vi.mock('../../shared/session/arrival.ts', () => ({ leaveFor }));

const signIn = vi.spyOn(backend.auth, 'signInWithPassword');
const resend = vi.spyOn(backend.auth, 'resend');
const answer = (error: object | null, factors: object[] = []) =>
  ({ data: { user: { factors } }, error }) as never;
const WRONG = { code: 'invalid_credentials', message: 'Invalid login credentials' };
const [onEmailChange, onForgotten] = [vi.fn(), vi.fn()];

beforeEach(() => {
  vi.resetAllMocks();
  signIn.mockResolvedValue(answer(null));
  resend.mockResolvedValue(answer(null));
});

async function open(email = '') {
  await show(<SignInForm email={email} onEmailChange={onEmailChange} onForgotten={onForgotten} />);
}
async function send(email = 'asha@example.in') {
  await type('Email', email);
  await type('Password', 'secret');
  await press('Sign In');
}

test('both fields are wanted', async () => {
  await open();
  await press('Sign In');
  expect(faultOf('Email')).toBe('Enter your email address.');
  expect(faultOf('Password')).toBe('Enter your password.');
  expect(focused()).toBe('email');
  expect(signIn).not.toHaveBeenCalled();
});

test('the address of the other tab is filled in, and changes go there', async () => {
  await open('asha@example.in');
  expect(field('Email').value).toBe('asha@example.in');
  expect(field('Email').getAttribute('spellcheck')).toBe('false');
  await type('Email', 'ravi@example.in');
  expect(onEmailChange).toHaveBeenCalledExactlyOnceWith('ravi@example.in');
  await press('Forgot your password?');
  expect(onForgotten).toHaveBeenCalledOnce();
});

test('the desk opens, and what was kept of the sign-up goes', async () => {
  keepSignUp({ email: 'asha@example.in', password: 'x' });
  await open();
  await send();
  await until(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/admin', 'welcome'));
  expect(signIn).toHaveBeenCalledWith({ email: 'asha@example.in', password: 'secret' });
  expect(readKeptSignUp()).toBeUndefined();
  expect(control('Signing In...').disabled).toBe(true);
});

test('with a second factor the page stays, for the code', async () => {
  signIn.mockResolvedValue(answer(null, [{ id: 'a', status: 'verified', factor_type: 'totp' }]));
  await open();
  await send();
  await settle();
  expect(leaveFor).not.toHaveBeenCalled();
  expect(controls('Signing In...')).toHaveLength(1);
});

test('a refusal is told, and the password can be typed anew', async () => {
  signIn.mockResolvedValueOnce(answer(WRONG));
  await open();
  await send();
  await until(() =>
    expect(toasts()).toEqual(['Invalid Credentials: Please check your email and password']),
  );
  await until(() => expect(focused()).toBe('password'));
  expect(words()).not.toContain('confirmed');
});

test.each([
  [{ code: 'email_not_confirmed', message: 'No' }, '', 'This address is not confirmed yet'],
  [WRONG, 'ASHA@example.in', 'Have you confirmed this address?'],
  [WRONG, 'ravi@example.in', undefined],
  [{ code: 'other', message: 'No' }, 'asha@example.in', undefined],
])('after %j, with a sign-up of “%s” on the device', async (error, kept, title) => {
  if (kept) keepSignUp({ email: kept, password: 'x' });
  signIn.mockResolvedValueOnce(answer(error));
  await open();
  await send('Asha@example.in');
  await until(() => expect(toasts()).toHaveLength(1));
  await until(() => expect(controls('Sign In')).toHaveLength(1));
  expect(words().includes('Open the mail to Asha@example.in')).toBe(title !== undefined);
  if (title) expect(words()).toContain(title);

  signIn.mockReturnValueOnce(new Promise<never>(() => {}));
  await press('Sign In');
  expect(words()).not.toContain('Open the mail to');
});

test.each([
  [null, /^If this address waits for confirmation, a new mail is on its way\./],
  [{ code: 'x', message: 'Not now' }, /^Not now$/],
])('the mail can be had again (%j)', async (error, told) => {
  signIn.mockResolvedValueOnce(answer({ code: 'email_not_confirmed', message: 'No' }));
  await open();
  await send();
  await until(() => expect(controls('Mail the link again')).toHaveLength(1));
  const { promise, resolve } = Promise.withResolvers<never>();
  resend.mockReturnValueOnce(promise);
  await press('Mail the link again');
  expect(control('Mail the link again').disabled).toBe(true);
  resolve(answer(error));
  await until(() => expect(control('Mail the link again').disabled).toBe(false));
  expect(words().split('Mail the link again\n')[1]?.split('\n')[0]).toMatch(told);
  expect(resend).toHaveBeenCalledExactlyOnceWith({
    type: 'signup',
    email: 'asha@example.in',
    options: { emailRedirectTo: 'https://desk.example/admin' },
  });
  resend.mockRejectedValueOnce(new TypeError('broken'));
  await press('Mail the link again');
  await until(() => expect(toasts().join()).toContain('An unexpected error occurred.'));
  expect(control('Mail the link again').disabled).toBe(false);
});
