import { beforeEach, expect, test, vi } from 'vitest';
import { createBackend, session } from '../../testing/stub-session.ts';
import { createSessionStore } from './session-store.ts';

const settle = () => vi.waitFor(async () => await Promise.resolve());

beforeEach(() => void vi.restoreAllMocks());

test('loading ends without a session', async () => {
  const { backend } = createBackend(null, {});
  const store = createSessionStore(backend);
  expect(store.getState().loading).toBe(true);
  await store.start();
  expect(store.getState()).toMatchObject({ loading: false, access: 'refused', hasEnded: false });
});

test('a stored session that is refused on load has ended; one that could not be checked has not', async () => {
  for (const isRefused of [true, false]) {
    let isKept = true;
    const { backend } = createBackend(null, {});
    const store = createSessionStore({
      ...backend,
      isKept: () => isKept,
      getSession: async () => {
        isKept = !isRefused;
        return null;
      },
    });
    await store.start();
    expect(store.getState()).toMatchObject({ loading: false, session: null, hasEnded: isRefused });
  }
});

test('an existing session is looked up once and opens the desk to the team only', async () => {
  const roles = { admin: 'owner', caller: 'caller', viewer: 'viewer', editor: 'editor' };
  for (const name of [...Object.keys(roles), 'member', 'owner', 'toString']) {
    const role = Object.entries(roles).find(([known]) => known === name)?.[1];
    const access = role ? 'granted' : 'refused';
    const { backend, loadRole } = createBackend(session('a'), { owner: name });
    const store = createSessionStore(backend);
    await store.start();
    expect(store.getState()).toMatchObject({ loading: false, access, ...(role && { role }) });
    expect(loadRole).toHaveBeenCalledOnce();
  }
});

test('a failed lookup is logged and opens nothing; it can be repeated', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { backend, roles } = createBackend(session('a'), { owner: new Error('down') });
  const store = createSessionStore(backend);
  await store.start();
  expect(store.getState()).toMatchObject({ loading: false, access: 'unclear' });
  expect(log).toHaveBeenCalledOnce();

  roles.owner = 'admin';
  await store.checkAgain();
  expect(store.getState().access).toBe('granted');
});

test('a session that the lookup finds ended leads to sign-in, without a word in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { backend, emit } = createBackend(session('a'), {});
  const store = createSessionStore({
    ...backend,
    loadRole: async () => {
      emit(null);
      throw new Error('the session has ended');
    },
  });
  await store.start();
  expect(store.getState()).toMatchObject({ loading: false, session: null, hasEnded: true });
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['caller', 'caller'],
  ['editor', 'editor'],
  ['member', 'viewer'],
  [undefined, 'viewer'],
])('without an answer, a desk that was open here opens as %s was kept: %s', async (kept, role) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { backend } = createBackend(session('a', 'user-1'), { 'user-1': new Error('no network') });
  const store = createSessionStore({
    ...backend,
    hasOpenedDesk: async () => true,
    keptRole: () => kept,
  });
  await store.start();
  expect(store.getState()).toMatchObject({ loading: false, access: 'granted', role });
});

test.each([
  [500, 'unclear'],
  [403, 'unclear'],
  [503, 'granted'],
])(
  'a lookup that is answered by %i leaves a desk that was open here %s',
  async (status, access) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const refusal = Object.assign(new Error('no'), { status });
    const { backend } = createBackend(session('a', 'user-1'), { 'user-1': refusal });
    const store = createSessionStore({ ...backend, hasOpenedDesk: async () => true });
    await store.start();
    expect(store.getState()).toMatchObject({ loading: false, access });
  },
);

test('a new token is looked up again, the same one is not', async () => {
  const { backend, loadRole, emit, roles } = createBackend(session('a'), { owner: 'admin' });
  const store = createSessionStore(backend);
  await store.start();
  emit(session('a'));
  await settle();
  expect(loadRole).toHaveBeenCalledTimes(1);

  roles.owner = 'member';
  emit(session('b'));
  expect(store.getState().access).toBe('granted');
  await vi.waitFor(() => expect(store.getState().access).toBe('refused'));
  expect(loadRole).toHaveBeenCalledTimes(2);
});

test('with a second factor the administrator needs a code first; a stranger stays out', async () => {
  const { backend, needsCode, emit } = createBackend(session('a'), { owner: 'admin' });
  needsCode.mockResolvedValue(true);
  const store = createSessionStore(backend);
  await store.start();
  expect(store.getState()).toMatchObject({ loading: false, access: 'codeNeeded' });

  needsCode.mockResolvedValue(false);
  emit(session('b'));
  expect(store.getState().access, 'the code form stays while the page is being left').toBe(
    'codeNeeded',
  );
  await vi.waitFor(() => expect(store.getState().access).toBe('granted'));

  needsCode.mockResolvedValue(true);
  emit(session('c', 'stranger'));
  await vi.waitFor(() => expect(store.getState().access).toBe('refused'));
});

test('an unknown assurance level opens nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { backend, needsCode } = createBackend(session('a'), { owner: 'admin' });
  needsCode.mockRejectedValue(new Error('down'));
  const store = createSessionStore(backend);
  await store.start();
  expect(store.getState()).toMatchObject({ loading: false, access: 'unclear' });
});

test('another user has to be looked up before anything opens', async () => {
  const { backend, emit } = createBackend(session('a'), { owner: 'admin' });
  const store = createSessionStore(backend);
  await store.start();
  emit(session('b', 'stranger'));
  expect(store.getState().access).toBe('checking');
  await vi.waitFor(() => expect(store.getState().access).toBe('refused'));
});

test('distinguishes a session that ended by itself from a log-out', async () => {
  for (const hasEnded of [true, false]) {
    const { backend, emit } = createBackend(session('a'), { owner: 'admin' });
    const store = createSessionStore(backend);
    await store.start();
    if (hasEnded) emit(null);
    else await store.signOut();
    const ended = { session: null, access: 'refused', hasEnded, isLeaving: !hasEnded };
    expect(store.getState()).toMatchObject(ended);
  }
});

test('a log-out that fails keeps the session', async () => {
  const { backend } = createBackend(session('a'), { owner: 'admin' });
  const failure = new Error('offline');
  const store = createSessionStore({ ...backend, signOut: async () => ({ error: failure }) });
  await store.start();
  expect(await store.signOut()).toEqual({ error: failure });
  expect(store.getState()).toMatchObject({ access: 'granted', isLeaving: false });
});

test('an answer that comes after the session has changed is dropped', async () => {
  let answer: (role: string) => void = () => {};
  const { backend, emit } = createBackend(session('a'), {});
  const store = createSessionStore({
    ...backend,
    loadRole: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const started = store.start();
  await vi.waitFor(() => expect(store.getState().session).not.toBeNull());
  emit(null);
  answer('admin');
  await started;
  expect(store.getState()).toMatchObject({ session: null, access: 'refused' });
});

test('whoever listens hears of each change, until they stop', async () => {
  const { backend, emit } = createBackend(null, {});
  const store = createSessionStore(backend);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  await store.start();
  stop();
  emit(null);
  expect(listener).toHaveBeenCalledOnce();
});
