import { createToastStore, type ToastMessage } from './toast-store.ts';

/**
 * The page's toasts. A module rather than a React context, because islands are separate React trees
 * and share only modules.
 */
export const pageToasts = createToastStore();

/** Shows a toast wherever the page has its `<Toaster />`. @returns its id, to take it away early */
export const showToast = (message: ToastMessage): number => pageToasts.show(message);
