import { showToast } from '../../ui/toast/toast.ts';

export const UNDO_MS = 10_000;

export const showUndo = (title: string, run: () => void): number =>
  showToast({
    title,
    tone: 'success',
    durationMs: UNDO_MS,
    action: { label: 'Undo', key: 'u', run },
  });
