import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { done, failed, showToast, type ToastMessage } from '../../../ui/toast/toast.ts';
import { answerStatus, isSessionRefused } from '../../shared/backend/desk-error.ts';
import { ConfirmDialog, DeleteWord, isWord, needsWord } from '../../shared/confirm-dialog.tsx';
import {
  emptyLists,
  readListsAnew,
  refreshAllButLists,
} from '../../shared/desk-list/change-lists.ts';
import { askToBin, PartlyDone, useRun } from '../../shared/follow-run.ts';
import { t, tCount } from '../../shared/language/language.ts';
import { tLeads } from '../../shared/lead/lead-count.ts';
import { RunProgress } from '../../shared/run-progress.tsx';
import { formatClock } from '../../shared/time/format-time.ts';

/** Toasts about Clear All, word for word (specification §8). */
export const CLEAR_MESSAGES = {
  cleared: done('Cleared', 'All leads have been cleared.'),
  refused: failed('Error', 'Failed to clear leads from database'),
  failed: failed('Error', 'Failed to clear leads'),
};

const describePart = (done: number): string =>
  tLeads(done, 'In the bin: {leads}. All others are still here.');

/** @returns the toast: what was done of it, an answer from the database, or any other exception. */
export function describeClearError(error: unknown): ToastMessage {
  if (error instanceof PartlyDone) {
    return failed('Error', describePart(error.done));
  }
  return answerStatus(error) ? CLEAR_MESSAGES.refused : CLEAR_MESSAGES.failed;
}

const EVERY_LEAD =
  'Every lead is deleted{spam}, also one that has come in since the list was loaded at {time}. Mails about them that have not gone out won’t be sent.';

/** What the dialog asks about, fixed when it opens so that its text stays while it closes. */
export interface ClearQuestion {
  count: number;
  quarantined: number;
  /** When the list was loaded, in milliseconds since 1970. */
  loadedAt: number;
}

export interface ClearDialogProps {
  question: ClearQuestion;
  onClose: () => void;
  /** Moves the focus: the button that opened the dialog is disabled by then and cannot take it back. */
  onCleared: () => void;
}

/** Asks for confirmation before all leads are deleted; Cancel comes first and has the focus. */
export default function ClearDialog({ question, onClose, onCleared }: ClearDialogProps) {
  const { count, quarantined, loadedAt } = question;
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const isTyped = needsWord(count);
  const { run, start, stop } = useRun();
  const clearing = useMutation({
    mutationFn: () => start(askToBin({ everything: true })),
    onSuccess: async ({ run: { done }, wasStopped }) => {
      if (wasStopped) {
        showToast({ title: 'Stopped', description: describePart(done), tone: 'plain' });
        readAnew();
      } else {
        await emptyLists(client);
        showToast(CLEAR_MESSAGES.cleared);
        void refreshAllButLists(client);
      }
      flushSync(onClose);
      onCleared();
    },
    // The dialog stays open for another try.
    onError: (error) => {
      // The page is redirecting to sign-in, which shows the reason.
      if (!isSessionRefused(error)) showToast(describeClearError(error));
      if (error instanceof PartlyDone) readAnew();
    },
  });
  const isClearing = clearing.isPending;
  const leave = isClearing ? stop : onClose;

  /** The place in the list that was open may be gone: it is read from its beginning. */
  function readAnew() {
    void readListsAnew(client);
    void refreshAllButLists(client);
  }

  return (
    <ConfirmDialog
      onClose={leave}
      title={tCount(count, 'Delete the only lead?', 'Delete all {count} leads?')}
      cancel={t(isClearing ? 'Stop' : 'Cancel')}
      confirm={tLeads(count, 'Delete {leads}')}
      kind="danger"
      isBusy={isClearing}
      isDisabled={isTyped && !isWord(typed)}
      onConfirm={() => clearing.mutate()}
    >
      <p>
        <strong>{t('For 30 days the bin gives them back.')}</strong>{' '}
        {t(EVERY_LEAD, {
          spam: quarantined > 0 ? t(', with {quarantined} under Spam', { quarantined }) : '',
          time: formatClock(loadedAt),
        })}
      </p>
      <p>
        {t(
          'A sealed copy stays in the database’s archive for a year from the day of each enquiry, at least for 30 days, and is then destroyed. To remove a person’s copies at once, use Privacy requests.',
        )}
      </p>
      {isClearing && (
        <RunProgress done={run?.done ?? 0} total={run?.total ?? count} words={t('in the bin')} />
      )}
      {isTyped && !isClearing && <DeleteWord typed={typed} onType={setTyped} />}
    </ConfirmDialog>
  );
}
