import { beforeEach, expect, test, vi } from 'vitest';
import { SESSION_MESSAGES } from './session-messages.ts';

const { signOut, leaveFor, showToast } = vi.hoisted(() => ({
  signOut: vi.fn(),
  leaveFor: vi.fn(),
  showToast: vi.fn(),
}));
vi.mock('./use-session.ts', () => ({ pageSession: { signOut } }));
vi.mock('./arrival.ts', () => ({ leaveFor }));
vi.mock(import('../../../ui/toast/toast.ts'), async (load) => ({ ...(await load()), showToast }));
const { logOut } = await import('./log-out.ts');

beforeEach(() => vi.clearAllMocks());

test('a log-out leads to the sign-in page, which says so', async () => {
  signOut.mockResolvedValue({ error: null });
  await logOut();
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/auth', 'loggedOut');
  expect(showToast).not.toHaveBeenCalled();
});

test('a log-out that fails stays on the page and says so', async () => {
  signOut.mockResolvedValue({ error: new Error('offline') });
  await logOut();
  expect(showToast).toHaveBeenCalledExactlyOnceWith(SESSION_MESSAGES.logoutFailed);
  expect(leaveFor).not.toHaveBeenCalled();
});
