import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failed, showToast, type ToastMessage } from '../../../ui/toast/toast.ts';
import { backend } from '../../shared/backend/backend.ts';
import { AnswerError, isSessionRefused } from '../../shared/backend/desk-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** A query without `describeError` shows its failure in place, without a toast. */
    queryMeta: { describeError?: (error: unknown) => ToastMessage };
  }
}

function leaveRefusedSession(error: unknown): void {
  if (isSessionRefused(error)) void backend.auth.signOut({ scope: 'local' });
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta, state }) => {
      leaveRefusedSession(error);
      if (isSessionRefused(error)) return;
      // The view only says that loading failed; the toast says why trying again will not help.
      if (error instanceof AnswerError) {
        showToast(failed('Error', error.message));
      } else if (meta?.describeError && state.data === undefined) {
        // Where something is shown already, whoever asked for it anew says why it is not there.
        showToast(meta.describeError(error));
      }
    },
  }),
  mutationCache: new MutationCache({ onError: leaveRefusedSession }),
  defaultOptions: {
    // Without network the device itself answers what it keeps, and keeps what is done.
    queries: { networkMode: 'always', retry: false },
    mutations: { networkMode: 'always' },
  },
});
