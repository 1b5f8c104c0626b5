import { useMutation, useQueryClient } from '@tanstack/react-query';
import { done, showToast } from '../../ui/toast/toast.ts';
import { showRefusal } from './backend/desk-error.ts';

/** Takes an action back, says so, and reads everything anew. */
export function useUndo(takeBack: (id: string) => Promise<unknown>, title = 'Undone') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: takeBack,
    onSuccess: () => {
      showToast(done(title));
      return client.invalidateQueries();
    },
    onError: (error) => showRefusal(error),
  });
}
