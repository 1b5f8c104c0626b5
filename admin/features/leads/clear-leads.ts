import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast/toast.ts';
import type { ToastMessage } from '../../../ui/toast/toast-store.ts';
import { answerStatus, isSessionRefused } from '../../shared/backend/desk-error.ts';
import {
  emptyLists,
  readListsAnew,
  refreshAllButLists,
} from '../../shared/desk-list/change-lists.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';
import { deleteAllLeads } from '../../shared/removal/delete-leads.ts';
import { PartlyDone } from '../../shared/run/follow-run.ts';

/** Toasts about Clear All, word for word (specification §8). */
export const CLEAR_MESSAGES = {
  cleared: { title: 'Cleared', description: 'All leads have been cleared.', tone: 'success' },
  refused: {
    title: 'Error',
    description: 'Failed to clear leads from database',
    tone: 'destructive',
  },
  failed: { title: 'Error', description: 'Failed to clear leads', tone: 'destructive' },
} as const satisfies Record<string, ToastMessage>;

/**
 * Deletes every lead; a toast says what came of it.
 * @throws what hindered it
 */
export async function clearLeads(client: QueryClient): Promise<void> {
  try {
    await deleteAllLeads();
  } catch (error) {
    // The page is redirecting to sign-in, which shows the reason.
    if (!isSessionRefused(error)) showToast(describeClearError(error));
    if (error instanceof PartlyDone) {
      // The place in the list that was open may be gone: it is read from its beginning.
      void readListsAnew(client);
      void refreshAllButLists(client);
    }
    throw error;
  }
  await emptyLists(client);
  showToast(CLEAR_MESSAGES.cleared);
  void refreshAllButLists(client);
}

/** @returns the toast: what was done of it, an answer from the database, or any other exception. */
export function describeClearError(error: unknown): ToastMessage {
  if (error instanceof PartlyDone) {
    return {
      title: error.wasStopped ? 'Stopped' : 'Error',
      description: `In the bin: ${countLeads(error.done)}. All others are still here.`,
      tone: error.wasStopped ? 'plain' : 'destructive',
    };
  }
  return answerStatus(error) ? CLEAR_MESSAGES.refused : CLEAR_MESSAGES.failed;
}
