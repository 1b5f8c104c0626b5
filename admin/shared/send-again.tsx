import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { Button } from '../../ui/button/button.tsx';
import { done, failed, showToast, type ToastMessage } from '../../ui/toast/toast.ts';
import { callDesk } from './backend/call-desk.ts';
import { refreshAllButLists } from './desk-list/change-lists.ts';
import { t } from './language/language.ts';

const KINDS: Readonly<Record<string, string>> = {
  team: 'Mail to the team',
  acknowledgement: 'Acknowledgement to the visitor',
  withdrawal: 'Withdrawal to the team',
  correction: 'Corrected details to the team',
  held_correction: 'Notice of a doubtful correction to the team',
  digest: 'Daily digest',
  account: 'Account mail',
};

export const nameMail = (kind: string): string => t(KINDS[kind] ?? kind);

const SENDING = done('Sending', 'The mail is tried again now.');
const NOT_NEEDED: ToastMessage = {
  title: 'Not needed',
  description: 'This mail has been sent already, or waits for its lead.',
};
const FAILED = failed('Error', 'The mail could not be put back into the queue.');

export function SendAgain({ mailId }: { mailId: string }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => callDesk('retry_mail', { mail_id: mailId }, v.boolean()),
    onSuccess: (isDue) => showToast(isDue ? SENDING : NOT_NEEDED),
    onError: () => showToast(FAILED),
    onSettled: () => refreshAllButLists(client),
  });
  return (
    <Button kind="secondary" size="small" isBusy={retry.isPending} onClick={() => retry.mutate()}>
      {t('Send again')}
    </Button>
  );
}
