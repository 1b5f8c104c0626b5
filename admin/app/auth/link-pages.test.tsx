// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { backend } from '../../shared/backend/backend.ts';
import {
  control,
  faultOf,
  focused,
  press,
  show,
  toasts,
  type,
  until,
  words,
} from '../../testing/person.ts';
import { ConfirmApp } from './confirm-app.tsx';
import { ResetApp } from './reset-app.tsx';

const leaveFor = vi.hoisted(() => vi.fn());
vi.mock('../../shared/session/arrival.ts', () => ({ leaveFor }));

const GOOD = 'a phrase for nine kitchens';
const INCOMPLETE = 'This link is not complete\nOpen the link from the mail once more';
const SPENT = 'This link has expired or has already been used\nLinks work once and not for long.';
const verify = vi.spyOn(backend.auth, 'verifyOtp');
const update = vi.spyOn(backend.auth, 'updateUser');
const resend = vi.spyOn(backend.auth, 'resend');
const recover = vi.spyOn(backend.auth, 'resetPasswordForEmail');
const answer = (error: object | null) => ({ data: { user: {} }, error }) as never;

const PAGES = [
  {
    App: ConfirmApp,
    type: 'email',
    label: 'Password',
    button: 'Confirm my email',
    arrival: 'emailConfirmed',
    again: resend,
  },
  {
    App: ResetApp,
    type: 'recovery',
    label: 'New password',
    button: 'Save and open the leads',
    arrival: 'passwordChanged',
    again: recover,
  },
] as const;

beforeEach(() => {
  vi.resetAllMocks();
  for (const call of [verify, update, resend, recover]) call.mockResolvedValue(answer(null));
});
/** Opens the page that a mail leads to. */
async function open({ App, type: kind }: (typeof PAGES)[number], token = 'hash') {
  history.replaceState(null, '', token && `?token_hash=${token}&type=${kind}`);
  await show(<App />);
}

test.each(PAGES)('an incomplete link of $type asks for the mail', async (page) => {
  await open(page, '');
  expect(words()).toContain(INCOMPLETE);
  expect(words()).not.toContain('has expired');
  expect(focused()).toBe('nothing');
  await press('Send a new link');
  expect(faultOf('Email')).toBe('Enter your email address.');
  expect(page.again).not.toHaveBeenCalled();
  const { promise, resolve } = Promise.withResolvers<never>();
  page.again.mockReturnValueOnce(promise);
  await type('Email', ' asha@example.in ');
  await press('Send a new link');
  expect(control('Sending...').disabled).toBe(true);
  resolve(answer(null));
  await until(() => expect(words()).toMatch(/mail( with a link)? is on its way/));
  expect(control('Send a new link').disabled).toBe(false);
  expect(control('Go to Login').getAttribute('href')).toBe('/auth');
});

test.each(PAGES)('a link of $type leaves the address and sets the password', async (page) => {
  await open(page);
  expect(location.search).toBe('');
  expect(words()).not.toContain('This link');
  await type(page.label, GOOD);
  await press(page.button);
  await until(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/admin', page.arrival));
  expect(verify).toHaveBeenCalledWith({ token_hash: 'hash', type: page.type });
  expect(update).toHaveBeenCalledWith({ password: GOOD });
});

test.each(PAGES)('a spent link of $type says so, with the focus on it', async (page) => {
  verify.mockResolvedValueOnce(answer({ code: 'otp_expired', message: 'Expired' }));
  await open(page);
  await type(page.label, GOOD);
  await press(page.button);
  await until(() => expect(words()).toContain(SPENT));
  await until(() => expect(focused()).toMatch(/^This link has expired/));
  expect(toasts()).toEqual([]);
});

test('a link that was confirmed before leads to a new password, too', async () => {
  await open(PAGES[0], '');
  expect(words()).toContain('If you have confirmed before, sign in, or choose');
  await open(PAGES[1], '');
  expect(words()).not.toContain('If you have confirmed before');
});

test.each([
  [null, 'If asha@example.in has an account, a mail with a link is on its way.'],
  [{ message: 'Not now' }, 'Not now'],
])('the answer to a forgotten password (%j)', async (error, told) => {
  recover.mockResolvedValueOnce(answer(error));
  await open(PAGES[1], '');
  await type('Email', 'asha@example.in');
  await press('Send a new link');
  await until(() => expect(words()).toContain(told));
  expect(recover).toHaveBeenCalledExactlyOnceWith('asha@example.in', {
    redirectTo: 'https://desk.example/auth/reset',
  });
});
