import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast.ts';
import { callDesk } from '../backend/call-desk.ts';

/** Sends a mail again that was given up or waits; says how it went. */
export function useRetryMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mailId: string) => callDesk('retry_mail', { mail_id: mailId }),
    onSuccess: (isDue) =>
      showToast(
        isDue
          ? { title: 'Sending', description: 'The mail is tried again now.', tone: 'success' }
          : {
              title: 'Not needed',
              description: 'This mail has been sent already, or waits for its lead.',
            },
      ),
    onError: () =>
      showToast({
        title: 'Error',
        description: 'The mail could not be put back into the queue.',
        tone: 'destructive',
      }),
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'leads' }),
  });
}
