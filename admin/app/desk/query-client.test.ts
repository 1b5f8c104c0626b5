import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { DeskError } from '../../shared/backend/desk-error.ts';
import { AnswerError } from '../../shared/backend/read-answer.ts';

const { showToast, signOut } = vi.hoisted(() => ({ showToast: vi.fn(), signOut: vi.fn() }));
vi.mock('../../../ui/toast/toast.ts', () => ({ showToast }));
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

test.each([true, false])(
  'a refused session ends here alone, without a toast (described: %s)',
  async (isDescribed) => {
    await failQuery(new DeskError('JWT expired', 401), isDescribed);
    expect(signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' });
    expect(showToast).not.toHaveBeenCalled();
  },
);

test.each([true, false])(
  'an unreadable answer is told in its own words (described: %s)',
  async (isDescribed) => {
    await failQuery(new AnswerError('Reload the page'), isDescribed);
    const toast = { title: 'Error', description: 'Reload the page', tone: 'destructive' };
    expect(showToast).toHaveBeenCalledExactlyOnceWith(toast);
    expect(signOut).not.toHaveBeenCalled();
  },
);

test.each([
  [true, [[DESCRIBED]]],
  [false, []],
])(
  'any other failure shows what the query says, if it says anything (%s)',
  async (isDescribed, toasts) => {
    await failQuery(new DeskError('down', 503), isDescribed);
    expect(showToast.mock.calls).toEqual(toasts);
    expect(signOut).not.toHaveBeenCalled();
  },
);

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
