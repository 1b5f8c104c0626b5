import type { ToastMessage } from '../../ui/toast/toast.ts';

/** The toast of what was done. */
export const done = (title: string, description?: string): ToastMessage => ({
  title,
  description,
  tone: 'success',
});

/** The toast of what was not. */
export const failed = (title: string, description: string) =>
  ({ title, description, tone: 'destructive' }) as const satisfies ToastMessage;
