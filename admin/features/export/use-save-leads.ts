import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../ui/toast/toast.ts';
import { isSessionRefused } from '../../shared/backend/desk-error.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';
import { BrokenExport, describeBrokenExport, type Export, saveLeads } from './save-leads.ts';

/** Saves leads as a file and says how it went; whoever leaves stops it. */
export function useSaveLeads(onSaved: () => void) {
  const client = useQueryClient();
  const stop = useRef<AbortController>(undefined);
  const [written, setWritten] = useState(0);
  useEffect(() => () => stop.current?.abort(), []);

  const saving = useMutation({
    mutationFn: (wanted: Export) => {
      stop.current = new AbortController();
      setWritten(0);
      return saveLeads(wanted, { onProgress: setWritten, signal: stop.current.signal });
    },
    onSuccess: (count) => {
      showToast({
        title: 'Saved',
        description: `${countLeads(count)} in the file.`,
        tone: 'success',
      });
      onSaved();
    },
    onError: (error) => {
      if (!(error instanceof BrokenExport) || isSessionRefused(error.cause)) return;
      showToast(describeBrokenExport(error));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['audit'] }),
  });
  return { save: saving.mutate, isSaving: saving.isPending, written };
}
