import { createToastStore, type ToastMessage } from './toast-store.ts';

/**
 * The page's toasts. A module rather than a React context, because islands are separate React trees
 * and share only modules.
 */
export const pageToasts = createToastStore();

/** Shows a toast wherever the page has its `<Toaster />`. */
export function showToast(message: ToastMessage): void {
  pageToasts.show(message);
}
