export type ToastTone = 'plain' | 'success' | 'destructive';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
  /** Milliseconds for which it is shown, instead of the store's. */
  durationMs?: number | undefined;
  /** A button in the toast; pressing it takes the toast away. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  /** A key of the page that presses it. */
  key?: string | undefined;
  run: () => void;
}

export interface Toast {
  id: number;
  title: string;
  description: string | undefined;
  tone: ToastTone;
  action: ToastAction | undefined;
}

/** Why toasts wait: the pointer or focus is on them, or nobody looks at the page. */
export type PauseReason = 'pointer' | 'focus' | 'hidden';

interface Countdown {
  remainingMs: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** How long a toast is shown, not counting pauses. */
export const TOAST_DURATION_MS = 5000;

/** Keeps the toasts of one page and removes each after `durationMs`, not counting pauses. */
export function createToastStore(durationMs: number = TOAST_DURATION_MS) {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const countdowns = new Map<number, Countdown>();
  const reasons = new Set<PauseReason>();

  function publish(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function dismiss(id: number): void {
    clearTimeout(countdowns.get(id)?.timer);
    countdowns.delete(id);
    publish(toasts.filter((toast) => toast.id !== id));
  }

  function run(id: number, countdown: Countdown): void {
    countdown.startedAt = Date.now();
    countdown.timer = setTimeout(() => dismiss(id), countdown.remainingMs);
  }

  /** Adds a toast and returns its id. */
  function show({ title, description, tone = 'plain', ...rest }: ToastMessage): number {
    const id = ++lastId;
    const remainingMs = rest.durationMs ?? durationMs;
    const countdown: Countdown = { remainingMs, startedAt: 0, timer: undefined };
    countdowns.set(id, countdown);
    if (reasons.size === 0) run(id, countdown);
    publish([...toasts, { id, title, description, tone, action: rest.action }]);
    return id;
  }

  /** Stops every countdown until each given reason is lifted again. */
  function pause(reason: PauseReason): void {
    const isRunning = reasons.size === 0;
    reasons.add(reason);
    if (!isRunning) return;
    for (const countdown of countdowns.values()) {
      clearTimeout(countdown.timer);
      countdown.remainingMs -= Date.now() - countdown.startedAt;
    }
  }

  /** Lifts one reason; the countdowns go on where they stopped once none is left. */
  function resume(reason: PauseReason): void {
    if (!reasons.delete(reason) || reasons.size > 0) return;
    for (const [id, countdown] of countdowns) run(id, countdown);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { show, dismiss, pause, resume, subscribe, getToasts: () => toasts };
}
