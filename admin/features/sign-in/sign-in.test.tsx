// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { backend } from '../../shared/backend/backend.ts';
import {
  control,
  controls,
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
import { SignInForm, SignUpForm } from './sign-in-form.tsx';

const leaveFor = vi.hoisted(() => vi.fn());
vi.mock('../../shared/session/arrival.ts', () => ({ leaveFor }));

const GOOD = 'a phrase for nine kitchens';
const EMAIL = 'asha@example.in';
const signIn = vi.spyOn(backend.auth, 'signInWithPassword');
const signUp = vi.spyOn(backend.auth, 'signUp');
const resend = vi.spyOn(backend.auth, 'resend');
const answer = (error: object | null, user: object | null = { factors: [], identities: [{}] }) =>
  ({ data: { user }, error }) as never;
const never = () => new Promise<never>(() => {});
const WRONG = { code: 'invalid_credentials', message: 'Invalid login credentials' };
const UNCONFIRMED = { code: 'email_not_confirmed', message: 'No' };
const onEmailChange = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  for (const call of [signIn, signUp, resend]) call.mockResolvedValue(answer(null));
});

const openSignIn = () =>
  show(<SignInForm email={EMAIL} onEmailChange={onEmailChange} onForgotten={() => {}} />);
const openSignUp = () => show(<SignUpForm email={EMAIL} onEmailChange={onEmailChange} />);
async function send(button: string, password = GOOD, email = EMAIL) {
  await type('Email', email);
  await type('Password', password);
  await press(button);
}

test.each([
  [openSignIn, 'Sign In', 'Enter your password.'],
  [openSignUp, 'Create Account', 'Enter a password.'],
])('both fields are wanted, and both tabs share the address (%#)', async (open, button, told) => {
  await open();
  expect(field('Email').value).toBe(EMAIL);
  await type('Email', '');
  expect(onEmailChange).toHaveBeenLastCalledWith('');
  await press(button);
  expect(faultOf('Email')).toBe('Enter your email address.');
  expect(faultOf('Password')).toBe(told);
  expect(focused()).toBe('email');
  await type('Email', 'asha');
  await press(button);
  expect(faultOf('Email')).toBe('Enter an email address like name@example.com.');
  expect([signIn.mock.calls, signUp.mock.calls]).toEqual([[], []]);
});

test.each([
  [UNCONFIRMED, 'This address is not confirmed yet'],
  [WRONG, undefined],
  [{ code: 'other', message: 'No' }, undefined],
])('a refusal (%j) is told', async (error, title) => {
  signIn.mockResolvedValueOnce(answer(error));
  await openSignIn();
  await send('Sign In', 'x', 'ASHA@example.in');
  await until(() => expect(toasts()).toHaveLength(1));
  await until(() => expect(focused()).toBe('password'));
  expect(words().includes('Open the mail to ASHA@example.in')).toBe(title !== undefined);
  if (title) expect(words()).toContain(title);
  signIn.mockImplementationOnce(never);
  await press('Sign In');
  expect(words()).not.toContain('Open the mail to');
});

test('the mail can be had again; a fault can be tried again', async () => {
  signIn.mockResolvedValueOnce(answer(UNCONFIRMED));
  await openSignIn();
  await send('Sign In');
  await until(() => expect(controls('Mail the link again')).toHaveLength(1));
  await press('Mail the link again');
  await until(() =>
    expect(words()).toContain('If this address waits for confirmation, a new mail'),
  );
  expect(resend).toHaveBeenCalledExactlyOnceWith({
    type: 'signup',
    email: EMAIL,
    options: { emailRedirectTo: 'https://desk.example/admin' },
  });
  resend.mockResolvedValueOnce(answer({ code: 'x', message: 'Not now' }));
  await press('Mail the link again');
  await until(() => expect(words()).toContain('Not now'));
  resend.mockRejectedValueOnce(new TypeError('broken'));
  await press('Mail the link again');
  await until(() => expect(toasts().join()).toContain('An unexpected error occurred.'));
  expect(control('Mail the link again').disabled).toBe(false);
});

test.each([{ identities: [{}] }, null])('a new account (%j) waits for its mail', async (user) => {
  signUp.mockResolvedValueOnce(answer(null, user));
  await openSignUp();
  await send('Create Account');
  await until(() => expect(words()).toContain(`Nearly done\nOpen the mail to ${EMAIL}`));
  expect(toasts()).toEqual(['Account Created!: Please check your email to confirm your account.']);
  expect(JSON.stringify(localStorage)).not.toContain(GOOD);
  expect(signUp).toHaveBeenCalledExactlyOnceWith({
    email: EMAIL,
    password: GOOD,
    options: { emailRedirectTo: 'https://desk.example/admin' },
  });
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
])(
  'a refused sign-up is told, and leads to the field it is about (%#)',
  async (refusal, told, where) => {
    signUp.mockResolvedValueOnce(refusal);
    await openSignUp();
    await send('Create Account');
    await until(() => expect(toasts()).toEqual([expect.stringContaining(told)]));
    await until(() => expect(focused()).toBe(where));
    expect(faultOf('Password')).toBe(
      where === 'password' ? 'Too weak. It is known from a data leak; please choose another.' : '',
    );
    signUp.mockImplementationOnce(never);
    await press('Create Account');
    expect(faultOf('Password')).toBe('');
  },
);
