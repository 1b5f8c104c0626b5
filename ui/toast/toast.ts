export type ToastTone = 'plain' | 'success' | 'destructive';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
  durationMs?: number | undefined;
  action?: { label: string; key?: string; run: () => void } | undefined;
}

export interface Toast extends ToastMessage {
  id: number;
  tone: ToastTone;
  durationMs: number;
}

export const TOAST_DURATION_MS = 5000;

type PauseReason = 'pointer' | 'focus' | 'hidden';

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const reasons = new Set<PauseReason>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function start({ id, durationMs }: Toast): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => pageToasts.dismiss(id), durationMs),
  );
}

/** The page's toasts. A module and no React context: islands are separate trees and share only modules. */
export const pageToasts = {
  getToasts: () => toasts,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  dismiss(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    publish(toasts.filter((toast) => toast.id !== id));
  },

  /** Nobody reads meanwhile, or somebody still does: no toast goes until the reason is lifted. */
  pause(reason: PauseReason): void {
    reasons.add(reason);
    for (const timer of timers.values()) clearTimeout(timer);
  },

  resume(reason: PauseReason): void {
    if (reasons.delete(reason) && reasons.size === 0) toasts.forEach(start);
  },
};

/** Shows a toast wherever the page has its `<Toaster />`. @returns its id, to take it away early */
export function showToast(message: ToastMessage): number {
  const { tone = 'plain', durationMs = TOAST_DURATION_MS } = message;
  const toast = { ...message, tone, durationMs, id: ++lastId };
  if (reasons.size === 0) start(toast);
  publish([...toasts, toast]);
  return toast.id;
}
