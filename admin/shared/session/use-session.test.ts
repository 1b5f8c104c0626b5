// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../../testing/person.ts';
import { backend } from '../backend/backend.ts';
import { refuse, stubDesk } from '../backend/testing/stub-desk.ts';

const kept = vi.hoisted(() => ({ session: null as object | null, owner: '' }));
vi.mock('../offline/without-network.ts', () => ({
  hasOpenedDesk: async (id: string) => id === kept.owner,
  readStoredSession: async () => kept.session,
}));
// One client for all pages: it is the page's own store that begins anew.
vi.doMock('../backend/backend.ts', () => ({ backend }));

const sessionOf = (access_token: string, id = 'owner') => ({ access_token, user: { id } });
const SESSION = sessionOf('token');
const NO_ROW = Response.json({ code: 'PGRST116', message: 'No rows' }, { status: 406 });
const log = vi.spyOn(console, 'error');
const signOut = vi.fn();

interface Visit {
  session?: object | null;
  role?: Parameters<typeof stubDesk>[0][string];
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
  /** What the client tells of a session later. */
  const emit = (next: object | null) => void follow.mock.lastCall?.[0]('SIGNED_IN', next as never);
  const settled = async () => {
    await until(() => expect(pageSession.getState().loading).toBe(false));
    return pageSession.getState().access;
  };
  return { pageSession, sent, emit, assurance, settled, state: pageSession.getState };
}

beforeEach(() => {
  Object.assign(kept, { session: null, owner: '' });
  log.mockReset().mockReturnValue(undefined);
  signOut.mockReset().mockResolvedValue({ error: null });
});
afterEach(() => void vi.unstubAllGlobals());

const levels = (currentLevel: string, nextLevel: string) => ({ data: { currentLevel, nextLevel } });
const failed = (name: string) => ({ data: null, error: { name, message: 'No' } });

test.each([
  ['the administrator', {}, 'granted', 'owner'],
  ['a caller', { role: { role: 'caller' } }, 'granted', 'caller'],
  ['a viewer', { role: { role: 'viewer' } }, 'granted', 'viewer'],
  ['an editor', { role: { role: 'editor' } }, 'granted', 'editor'],
  ['another role', { role: { role: 'visitor' } }, 'refused', undefined],
  ['a role of no database', { role: { role: 'owner' } }, 'refused', undefined],
  ['an account without a profile', { role: NO_ROW }, 'refused', undefined],
  ['a role that cannot be read', { role: refuse(400) }, 'unclear', undefined],
  ['a profile of another shape', { role: { role: 7 } }, 'unclear', undefined],
  ['a two-step login that was not used', { level: levels('aal1', 'aal2') }, 'codeNeeded', 'owner'],
  ['a two-step login that was used', { level: levels('aal2', 'aal2') }, 'granted', 'owner'],
  ['a session that is gone', { level: failed('AuthSessionMissingError') }, 'codeNeeded', 'owner'],
  ['a level that cannot be read', { level: failed('AuthApiError') }, 'unclear', undefined],
] as const)('%s', async (_case, visit, access, role) => {
  const { sent, assurance, settled, state } = await open(visit);
  expect(await settled()).toBe(access);
  expect(state().role).toBe(role);
  expect(log).toHaveBeenCalledTimes(access === 'unclear' ? 1 : 0);
  expect(sent.map(({ line }) => line)).toEqual([
    'GET /rest/v1/profiles?select=role&user_id=eq.owner',
  ]);
  // Given the token, the client asks the server.
  expect(assurance).toHaveBeenCalledWith('token');
});

test('a failed lookup can be repeated', async () => {
  let role: object = refuse(400);
  const { pageSession, settled } = await open({ role: () => role });
  expect(await settled()).toBe('unclear');
  role = { role: 'admin' };
  await pageSession.checkAgain();
  expect(pageSession.getState().access).toBe('granted');
});

test.each([
  [503, 'owner', 'caller', 'granted', 'caller'],
  [503, 'owner', 'member', 'granted', 'viewer'],
  [503, 'another', 'caller', 'unclear', undefined],
  [500, 'owner', 'caller', 'unclear', undefined],
  [403, 'owner', 'caller', 'unclear', undefined],
])(
  'a lookup answered by %i, where the desk of %s was open as %s',
  async (status, owner, name, access, role) => {
    kept.owner = owner;
    localStorage.setItem('lead-desk-role', `owner ${name}`);
    // The client tries a 503 again after one, two and four seconds.
    const { setTimeout: wait } = globalThis;
    vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => wait(run, ms / 100));
    const { settled, state } = await open({ role: refuse(status) });
    expect(await settled()).toBe(access);
    expect(state().role).toBe(role);
  },
);

test('without network what the device keeps opens, and nobody is asked', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  localStorage.setItem('sb-desk-auth-token', '{}');
  Object.assign(kept, { session: SESSION, owner: 'owner' });
  const { sent, settled } = await open({ session: null });
  expect(await settled()).toBe('granted');
  expect(sent).toEqual([]);
});

test('a new token is looked up again, the same one is not; meanwhile the page keeps what it shows', async () => {
  let role = 'admin';
  const { sent, emit, settled, state } = await open({ role: () => ({ role }) });
  await settled();
  emit(sessionOf('token'));
  role = 'member';
  emit(sessionOf('b'));
  expect(state().access).toBe('granted');
  await until(() => expect(state().access).toBe('refused'));
  expect(sent).toHaveLength(2);
});

test('another user has to be looked up before anything opens', async () => {
  const { emit, settled, state } = await open();
  await settled();
  emit(sessionOf('b', 'stranger'));
  expect(state().access).toBe('checking');
});

test('a session that the server finds ended leads to sign-in, without a word in the log', async () => {
  signOut.mockImplementation(async () => {
    page.emit(null);
    return { error: null };
  });
  const page = await open({ role: refuse(401) });
  await until(() => expect(page.state()).toMatchObject({ session: null, hasEnded: true }));
  expect(page.state()).toMatchObject({ loading: false, access: 'refused' });
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['sb-other-auth-token', true],
  ['shortlist', false],
])('a device that kept %s and refuses the session: it has ended (%s)', async (key, hasEnded) => {
  localStorage.setItem(key, '{}');
  const { promise, resolve } = Promise.withResolvers<null>();
  const { settled, state } = await open({ session: promise });
  localStorage.removeItem(key);
  resolve(null);
  expect(await settled()).toBe('refused');
  expect(state().hasEnded).toBe(hasEnded);
});

test('blocked storage keeps nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { settled, state } = await open({ session: null });
  expect(await settled()).toBe('refused');
  expect(state().hasEnded).toBe(false);
});

test('a log-out is no ended session; one that fails keeps it', async () => {
  const { pageSession, emit, settled, state } = await open();
  await settled();
  const failure = { error: new Error('offline') };
  signOut.mockResolvedValueOnce(failure);
  expect(await pageSession.signOut()).toEqual(failure);
  expect(state()).toMatchObject({ access: 'granted', isLeaving: false });
  const heard = vi.fn();
  pageSession.subscribe(heard);
  await pageSession.signOut();
  emit(null);
  expect(state()).toMatchObject({ session: null, hasEnded: false, isLeaving: true });
  expect(heard).toHaveBeenCalledTimes(2);
});
