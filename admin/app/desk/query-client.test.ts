import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { AnswerError, DeskError } from '../../shared/backend/desk-error.ts';

const { showToast, signOut } = vi.hoisted(() => ({ showToast: vi.fn(), signOut: vi.fn() }));
vi.mock(import('../../../ui/toast/toast.ts'), async (load) => ({ ...(await load()), showToast }));
vi.mock('../../shared/backend/backend.ts', () => ({ backend: { auth: { signOut } } }));
const { queryClient } = await import('./query-client.ts');

beforeEach(() => vi.clearAllMocks());
afterAll(() => queryClient.clear());

const DESCRIBED = { title: 'Leads', description: 'Not loaded', tone: 'destructive' } as const;
/** Fails a query with this error, as a view with or without words of its own. */
async function failQuery(error: Error, isDescribed: boolean): Promise<void> {
  const query = queryClient.query({
    queryKey: [crypto.randomUUID()],
    queryFn: () => Promise.reject(error),
    ...(isDescribed && { meta: { describeError: () => DESCRIBED } }),
  });
  await expect(query).rejects.toBe(error);
}

const RELOAD = { title: 'Error', description: 'Reload the page', tone: 'destructive' };
const ENDED = new DeskError('JWT expired', 401);
const UNREADABLE = new AnswerError('Reload the page');
const DOWN = new DeskError('down', 503);
test.each([
  ['a refused session ends here alone', ENDED, true, []],
  ['a refused session ends here alone', ENDED, false, []],
  ['an unreadable answer is told in its own words', UNREADABLE, true, [[RELOAD]]],
  ['an unreadable answer is told in its own words', UNREADABLE, false, [[RELOAD]]],
  ['any other failure shows what the query says', DOWN, true, [[DESCRIBED]]],
  ['any other failure shows what the query says', DOWN, false, []],
])('%s (%s, described: %s)', async (_what, error, isDescribed, toasts) => {
  await failQuery(error, isDescribed);
  expect(showToast.mock.calls).toEqual(toasts);
  expect(signOut.mock.calls).toEqual(error === ENDED ? [[{ scope: 'local' }]] : []);
});

test.each([
  [401, 1],
  [403, 0],
])('a change refused with %i ends the session %i times', async (status, times) => {
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => Promise.reject(new DeskError('No', status)),
  });
  await expect(mutation.execute(undefined)).rejects.toThrow('No');
  expect(signOut).toHaveBeenCalledTimes(times);
});
