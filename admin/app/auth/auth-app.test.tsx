// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { backend } from '../../shared/backend/backend.ts';
import type { SessionState } from '../../shared/session/use-session.ts';
import {
  control,
  controls,
  faultOf,
  field,
  focused,
  press,
  settle,
  show,
  type,
  until,
  words,
} from '../../testing/person.ts';
import { AuthApp } from './auth-app.tsx';

const session = vi.hoisted(() => ({ state: {} as SessionState, checkAgain: vi.fn() }));
const logOut = vi.hoisted(() => vi.fn());
const { leaveFor, announceArrival } = vi.hoisted(() => ({
  leaveFor: vi.fn(),
  announceArrival: vi.fn(),
}));
vi.mock('../../shared/session/use-session.ts', () => ({
  useSession: () => session.state,
  pageSession: session,
}));
vi.mock('../../shared/session/log-out.ts', () => ({ logOut }));
vi.mock('../../shared/session/arrival.ts', () => ({ leaveFor, announceArrival }));

const factor = { id: 'a', status: 'verified', factor_type: 'totp', friendly_name: 'Phone' };
const SESSION = { user: { email: 'owner@yctfc.example', factors: [factor] } } as never;
const ENDED = 'Your session has ended. Please sign in again.';
const recover = vi.spyOn(backend.auth, 'resetPasswordForEmail');

beforeEach(() => {
  vi.resetAllMocks();
  announceArrival.mockReturnValue({ hasSessionEnded: false });
  recover.mockResolvedValue({ data: {}, error: null });
});
async function open(change: Partial<SessionState> = {}) {
  session.state = {
    loading: false,
    session: null,
    access: 'refused',
    hasEnded: false,
    isLeaving: false,
    ...change,
  };
  await show(<AuthApp />);
}

test('before the session is known only the shapes of the form are there', async () => {
  await open({ loading: true });
  expect(words()).toBe('');
  expect(document.querySelectorAll('[aria-hidden="true"]').length).toBeGreaterThan(0);
});

test('the administrator goes on to the desk, nobody else', async () => {
  await open({ session: SESSION, access: 'granted' });
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/admin');
  leaveFor.mockClear();
  await open({ session: SESSION, access: 'refused' });
  await open({ session: SESSION, access: 'checking' });
  expect(leaveFor).not.toHaveBeenCalled();
  // The form that was sent stays until the answer is there.
  expect(words()).not.toContain('Two-step login');
  expect(controls('Sign In')).toHaveLength(1);
});

test('after a session that ended the page says so, until somebody is signed in', async () => {
  await open();
  expect(words()).not.toContain(ENDED);
  announceArrival.mockReturnValue({ hasSessionEnded: true });
  await open();
  expect(words()).toContain(ENDED);
  expect(controls('Sign In')).toHaveLength(1);
  await open({ session: SESSION, access: 'codeNeeded' });
  expect(words()).not.toContain(ENDED);
});

test('an account without access is told so and can be left', async () => {
  await open({ session: SESSION, access: 'refused' });
  expect(words()).toMatch(/^This account has no access\nYou are signed in as owner@yctfc.example/);
  expect(controls('Try again')).toHaveLength(0);
  expect(controls('Sign In')).toHaveLength(0);
  await press('Log out');
  expect(logOut).toHaveBeenCalledOnce();
});

test('an access that could not be checked can be checked again', async () => {
  await open({ session: SESSION, access: 'unclear' });
  expect(words()).toMatch(/^Your access could not be checked\nYou are signed in as/);
  expect(words()).toContain('The server did not say');
  const { promise, resolve } = Promise.withResolvers<void>();
  session.checkAgain.mockReturnValue(promise);
  await press('Try again');
  expect(session.checkAgain).toHaveBeenCalledOnce();
  expect(control('Try again').disabled).toBe(true);
  resolve();
  await until(() => expect(control('Try again').disabled).toBe(false));
});

test('a forgotten password has a form of its own, and a way back', async () => {
  await open();
  await settle();
  expect(focused()).toBe('nothing');
  await type('Email', 'asha@example.in');
  await press('Forgot your password?');
  expect(focused()).toBe('Forgotten password');
  expect(field('Email').value).toBe('asha@example.in');
  await type('Email', '');
  await press('Send the link');
  expect(faultOf('Email')).toBe('Enter your email address.');
  await type('Email', 'asha@example.in');
  await press('Send the link');
  await until(() => expect(words()).toContain('If asha@example.in has an account'));
  await press('Back to Login');
  await until(() => expect(focused()).toBe('email'));
});
