export type ToastTone = 'plain' | 'success' | 'destructive';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
  durationMs?: number | undefined;
  undo?: (() => void) | undefined;
}

/** The toast of what was done. */
export const done = (title: string, description?: string): ToastMessage => ({
  title,
  description,
  tone: 'success',
});

/** The toast of what was not. */
export const failed = (title: string, description: string) =>
  ({ title, description, tone: 'destructive' }) as const satisfies ToastMessage;

export interface Toast extends ToastMessage {
  id: number;
  tone: ToastTone;
  durationMs: number;
}

export const TOAST_DURATION_MS = 5000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The page's toasts. A module and no React context: islands are separate trees and share only modules. */
export const pageToasts = {
  getToasts: () => toasts,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  dismiss(id: number): void {
    publish(toasts.filter((toast) => toast.id !== id));
  },
};

/** Shows a toast wherever the page has its `<Toaster />`. @returns its id, to take it away early */
export function showToast(message: ToastMessage): number {
  const { tone = 'plain', durationMs = TOAST_DURATION_MS } = message;
  const toast = { ...message, tone, durationMs, id: ++lastId };
  publish([...toasts, toast]);
  return toast.id;
}
