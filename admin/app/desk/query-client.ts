import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast/toast.ts';
import type { ToastMessage } from '../../../ui/toast/toast-store.ts';
import { backend } from '../../shared/backend/backend.ts';
import { isSessionRefused } from '../../shared/backend/desk-error.ts';
import { AnswerError } from '../../shared/backend/read-answer.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Without `describeError` a query says at its own place that it failed. */
    queryMeta: { describeError?: (error: unknown) => ToastMessage };
  }
}

/** Forgets a session that the backend no longer accepts; the page's guard then leads to sign-in. */
function leaveRefusedSession(error: unknown): void {
  if (isSessionRefused(error)) void backend.auth.signOut({ scope: 'local' });
}

/** Holds what the desk has read, and treats alike what may happen to every query. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      leaveRefusedSession(error);
      if (isSessionRefused(error)) return;
      // The place of the query says only that it failed, which hides why trying again is no use.
      if (error instanceof AnswerError) {
        showToast({ title: 'Error', description: error.message, tone: 'destructive' });
      } else if (meta?.describeError) showToast(meta.describeError(error));
    },
  }),
  mutationCache: new MutationCache({ onError: leaveRefusedSession }),
});
