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
import { ConfirmApp, ResetApp, readAuthLink } from './link-apps.tsx';

const leaveFor = vi.hoisted(() => vi.fn());
vi.mock('../../shared/session/arrival.ts', () => ({ leaveFor }));

const GOOD = 'a phrase for nine kitchens';
const verify = vi.spyOn(backend.auth, 'verifyOtp');
const update = vi.spyOn(backend.auth, 'updateUser');
const resend = vi.spyOn(backend.auth, 'resend');
const recover = vi.spyOn(backend.auth, 'resetPasswordForEmail');
const answer = (error: object | null, data: object = {}) => ({ data, error }) as never;
const fault = (code: string, more: object = {}) => ({ code, message: `No: ${code}`, ...more });

const CONFIRM = {
  App: ConfirmApp,
  type: 'email',
  label: 'Password',
  button: 'Confirm my email',
  arrival: 'emailConfirmed',
  again: resend,
} as const;
const RESET = {
  App: ResetApp,
  type: 'recovery',
  label: 'New password',
  button: 'Save and open the leads',
  arrival: 'passwordChanged',
  again: recover,
} as const;
const PAGES = [CONFIRM, RESET];

beforeEach(() => {
  vi.resetAllMocks();
  const device = { id: 'd1', status: 'verified', factor_type: 'totp', friendly_name: 'Phone' };
  for (const call of [update, resend, recover]) call.mockResolvedValue(answer(null));
  verify.mockResolvedValue(answer(null, { user: { factors: [device] } }));
});
/** Opens the page that a mail leads to. */
async function open({ App, type: kind }: (typeof PAGES)[number], token = 'hash') {
  history.replaceState(null, '', token && `?token_hash=${token}&type=${kind}`);
  await show(<App />);
}
async function save(password = GOOD, page: (typeof PAGES)[number] = RESET) {
  await type(page.label, password);
  await press(page.button);
}

test.each([
  '',
  '?token_hash=a',
  '?type=signup',
  '?token_hash=&type=signup',
  '?token_hash=a&type=x',
])('%j is not a complete link', (search) => expect(readAuthLink(search)).toBeNull());

test.each(PAGES)('an incomplete link of $type asks for the mail', async (page) => {
  await open(page, '');
  expect(words()).toContain('This link is not complete\nOpen the link from the mail again');
  expect(words().includes('If you have confirmed before')).toBe(page === CONFIRM);
  expect(focused()).toBe('nothing');
  await press('Send a new link');
  expect(faultOf('Email')).toBe('Enter your email address.');
  expect(page.again).not.toHaveBeenCalled();
  await type('Email', ' asha@example.in ');
  await press('Send a new link');
  await until(() => expect(words()).toMatch(/mail( with a link)? is on its way/));
  page.again.mockResolvedValueOnce(answer({ message: 'Not now' }));
  await press('Send a new link');
  await until(() => expect(words()).toContain('Not now'));
  expect(JSON.stringify(page.again.mock.lastCall)).toContain('asha@example.in');
  expect(control('Go to Login').getAttribute('href')).toBe('/auth');
});

test.each(PAGES)('a link of $type leaves the address and sets the password', async (page) => {
  await open(page);
  expect(location.search).toBe('');
  await save('short', page);
  expect(faultOf(page.label)).toMatch(/^Use at least/);
  // Mail scanners open links: only a password that may be one uses it.
  expect(verify).not.toHaveBeenCalled();
  await save(GOOD, page);
  await until(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/admin', page.arrival));
  expect(verify).toHaveBeenCalledExactlyOnceWith({ token_hash: 'hash', type: page.type });
  expect(update).toHaveBeenCalledExactlyOnceWith({ password: GOOD });
});

test.each(PAGES)('a spent link of $type says so, with the focus on it', async (page) => {
  verify.mockResolvedValueOnce(answer(fault('otp_expired'), { user: null }));
  await open(page);
  await save(GOOD, page);
  await until(() => expect(focused()).toMatch(/^This link has expired/));
  expect(words()).toContain('Links work once and not for long.');
  expect([update.mock.calls, toasts()]).toEqual([[], []]);
});

test.each([
  [{ status: 429 }, /^Too many attempts/],
  [{ name: 'AuthRetryableFetchError' }, /unexpected error/],
])('a link that could not be tried (%j) stays good', async (more, told) => {
  verify.mockResolvedValueOnce(answer(fault('x', more), { user: null }));
  await open(RESET);
  await save();
  await until(() => expect(faultOf('New password')).toMatch(told));
  expect(update).not.toHaveBeenCalled();
  await save();
  await until(() => expect(leaveFor).toHaveBeenCalledOnce());
  expect(verify).toHaveBeenCalledTimes(2);
});

test.each([
  [fault('weak_password', { reasons: ['pwned'] }), /known from a data leak/],
  [fault('reauthentication_needed'), /^The link was opened a while ago\./],
])('a refused password can be corrected without another link (%#)', async (error, told) => {
  update.mockResolvedValueOnce(answer(error));
  await open(RESET);
  await save();
  await until(() => expect(faultOf('New password')).toMatch(told));
  await until(() => expect(focused()).toBe('password'));
  await save();
  expect(faultOf('New password')).toBe('');
  await until(() => expect(leaveFor).toHaveBeenCalledOnce());
  expect(verify).toHaveBeenCalledOnce();
});
