import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_DURATION_MS } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function titles(store: ReturnType<typeof createToastStore>): string[] {
  return store.getToasts().map((toast) => toast.title);
}

describe('createToastStore', () => {
  it('shows toasts in order, plain unless told', () => {
    const store = createToastStore();
    store.show({ title: 'Cleared', description: 'All leads have been cleared.' });
    store.show({ title: 'Error', tone: 'destructive' });
    expect(store.getToasts()).toMatchObject([
      { title: 'Cleared', description: 'All leads have been cleared.', tone: 'plain' },
      { title: 'Error', description: undefined, tone: 'destructive' },
    ]);
  });

  it('takes each toast away when its own time is over', () => {
    const store = createToastStore();
    store.show({ title: 'first' });
    vi.advanceTimersByTime(2000);
    store.show({ title: 'second' });
    vi.advanceTimersByTime(TOAST_DURATION_MS - 2001);
    expect(titles(store)).toEqual(['first', 'second']);
    vi.advanceTimersByTime(1);
    expect(titles(store)).toEqual(['second']);
    vi.advanceTimersByTime(2000);
    expect(titles(store)).toEqual([]);
  });

  it('goes on where it stopped after a pause', () => {
    const store = createToastStore();
    store.show({ title: 'read me' });
    vi.advanceTimersByTime(4000);
    store.pause('pointer');
    vi.advanceTimersByTime(60_000);
    store.resume('pointer');
    vi.advanceTimersByTime(999);
    expect(titles(store)).toEqual(['read me']);
    vi.advanceTimersByTime(1);
    expect(titles(store)).toEqual([]);
  });

  it('waits until every reason to wait is lifted', () => {
    const store = createToastStore();
    store.show({ title: 'read me' });
    store.pause('pointer');
    store.pause('focus');
    store.resume('pointer');
    vi.advanceTimersByTime(60_000);
    expect(titles(store)).toEqual(['read me']);
    store.resume('focus');
    vi.advanceTimersByTime(TOAST_DURATION_MS);
    expect(titles(store)).toEqual([]);
  });

  it('does not count down a toast that comes while nobody looks', () => {
    const store = createToastStore();
    store.pause('hidden');
    store.show({ title: 'later' });
    vi.advanceTimersByTime(60_000);
    store.resume('hidden');
    vi.advanceTimersByTime(TOAST_DURATION_MS - 1);
    expect(titles(store)).toEqual(['later']);
  });

  it('does not start a countdown twice when a reason is lifted that was never given', () => {
    const store = createToastStore();
    store.show({ title: 'read me' });
    vi.advanceTimersByTime(4000);
    store.resume('pointer');
    vi.advanceTimersByTime(1000);
    expect(titles(store)).toEqual([]);
  });

  it('dismisses one toast and leaves the others their time', () => {
    const store = createToastStore();
    const first = store.show({ title: 'first' });
    store.show({ title: 'second' });
    store.dismiss(first);
    expect(titles(store)).toEqual(['second']);
    vi.advanceTimersByTime(TOAST_DURATION_MS);
    expect(titles(store)).toEqual([]);
  });

  it('tells its listeners of each change until they leave', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const id = store.show({ title: 'first' });
    store.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    store.show({ title: 'second' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('gives the same list until it changes, as React requires', () => {
    const store = createToastStore();
    store.show({ title: 'first' });
    expect(store.getToasts()).toBe(store.getToasts());
  });

  it('tells nobody again of a toast that was dismissed before its time', () => {
    const store = createToastStore();
    const listener = vi.fn();
    store.dismiss(store.show({ title: 'first' }));
    store.subscribe(listener);
    vi.advanceTimersByTime(10 * TOAST_DURATION_MS);
    expect(listener).not.toHaveBeenCalled();
    store.pause('pointer');
    store.resume('pointer');
    vi.advanceTimersByTime(10 * TOAST_DURATION_MS);
    expect(listener, 'nor after a pause').not.toHaveBeenCalled();
  });

  it('takes no time off when a second reason to wait comes later', () => {
    const store = createToastStore();
    store.show({ title: 'read me' });
    store.pause('pointer');
    vi.advanceTimersByTime(4000);
    store.pause('focus');
    store.resume('pointer');
    store.resume('focus');
    vi.advanceTimersByTime(TOAST_DURATION_MS - 1);
    expect(titles(store)).toEqual(['read me']);
  });
});
