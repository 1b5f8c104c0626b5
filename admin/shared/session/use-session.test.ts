// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { until } from '../../testing/person.ts';
import { backend } from '../backend/backend.ts';
import { refuse, stubDesk } from '../backend/testing/stub-desk.ts';

const SESSION = { access_token: 'token', user: { id: 'owner' } };
// One client for all pages: it is the page's own store that begins anew.
vi.doMock('../backend/backend.ts', () => ({ backend }));

const NO_ROW = Response.json({ code: 'PGRST116', message: 'No rows' }, { status: 406 });
const log = vi.spyOn(console, 'error');
const signOut = vi.fn();

interface Visit {
  session?: object | null;
  role?: object;
  level?: object;
}

/** Opens a page with this session, role and assurance level. */
async function open({ session = SESSION, role = { role: 'admin' }, level = {} }: Visit = {}) {
  vi.resetModules();
  const sent = stubDesk({ profiles: role });
  const { auth } = backend;
  vi.spyOn(auth, 'getSession').mockImplementation(
    async () => ({ data: { session: await session } }) as never,
  );
  vi.spyOn(auth, 'signOut').mockImplementation(signOut);
  const follow = vi.spyOn(auth, 'onAuthStateChange').mockReturnValue({} as never);
  const assurance = vi.spyOn(auth.mfa, 'getAuthenticatorAssuranceLevel').mockResolvedValue({
    data: { nextLevel: 'aal1', currentLevel: 'aal1' },
    error: null,
    ...level,
  } as never);
  const { pageSession } = await import('./use-session.ts');
  return { pageSession, sent, follow, assurance };
}
const settledAs = (pageSession: { getState: () => { access: string; loading: boolean } }) =>
  until(() => expect(pageSession.getState().loading).toBe(false)).then(
    () => pageSession.getState().access,
  );

beforeEach(() => {
  log.mockReset().mockReturnValue(undefined);
  signOut.mockReset().mockResolvedValue({ error: null });
});

const levels = (currentLevel: string, nextLevel: string) => ({ data: { currentLevel, nextLevel } });
const failed = (name: string) => ({ data: null, error: { name, message: 'No' } });

test.each([
  ['the administrator', {}, 'granted'],
  ['another role', { role: { role: 'visitor' } }, 'refused'],
  ['an account without a profile', { role: NO_ROW }, 'refused'],
  ['a role that cannot be read', { role: refuse(400) }, 'unclear'],
  ['a profile of another shape', { role: { role: 7 } }, 'unclear'],
  ['a second factor that was not used', { level: levels('aal1', 'aal2') }, 'codeNeeded'],
  ['a second factor that was used', { level: levels('aal2', 'aal2') }, 'granted'],
  ['a session that is gone', { level: failed('AuthSessionMissingError') }, 'codeNeeded'],
  ['a level that cannot be read', { level: failed('AuthApiError') }, 'unclear'],
] as const)('%s', async (_case, visit, access) => {
  const { pageSession, sent, assurance } = await open(visit);
  expect(await settledAs(pageSession)).toBe(access);
  expect(log).toHaveBeenCalledTimes(access === 'unclear' ? 1 : 0);
  expect(sent[0]?.line).toBe('GET /rest/v1/profiles?select=role&user_id=eq.owner');
  // Given the token, the client asks the server.
  expect(assurance).toHaveBeenCalledWith('token');
});

test('a session that the client reports later is followed', async () => {
  const { pageSession, follow } = await open({ session: null });
  expect(await settledAs(pageSession)).toBe('refused');
  const [report] = follow.mock.calls[0] ?? [];
  await report?.('SIGNED_IN', SESSION as never);
  await until(() => expect(pageSession.getState().access).toBe('granted'));
});

test.each([
  ['sb-other-auth-token', true],
  ['theme', false],
])('a device that kept %s and refuses the session: it has ended (%s)', async (key, hasEnded) => {
  localStorage.setItem(key, '{}');
  const { promise, resolve } = Promise.withResolvers<null>();
  const { pageSession } = await open({ session: promise });
  localStorage.removeItem(key);
  resolve(null);
  await settledAs(pageSession);
  expect(pageSession.getState().hasEnded).toBe(hasEnded);
});

test('blocked storage keeps nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { pageSession } = await open({ session: null });
  expect(await settledAs(pageSession)).toBe('refused');
  expect(pageSession.getState().hasEnded).toBe(false);
});
