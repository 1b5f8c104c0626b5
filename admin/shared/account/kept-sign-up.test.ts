import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSignUp, keepSignUp, readKeptSignUp } from './kept-sign-up.ts';

const items = new Map<string, string>();
const SIGN_UP = { email: 'owner@example.in', password: 'nine-kitchens-one-roof' };

beforeEach(() => {
  items.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('keeps a sign-up for an hour and removes it then', () => {
  keepSignUp(SIGN_UP);
  expect(readKeptSignUp()).toEqual(SIGN_UP);
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(readKeptSignUp()).toEqual(SIGN_UP);
  vi.advanceTimersByTime(1);
  expect(readKeptSignUp()).toBeUndefined();
  expect(items.size).toBe(0);
});

test('forgets it when asked to', () => {
  keepSignUp(SIGN_UP);
  forgetSignUp();
  expect([readKeptSignUp(), items.size]).toEqual([undefined, 0]);
});

test('a clock that was set back does not prolong it', () => {
  keepSignUp(SIGN_UP);
  vi.setSystemTime(Date.now() - 1000);
  expect(readKeptSignUp()).toBeUndefined();
});

test.each(['', 'nonsense', '{"email":"a@b.in"}', 'null'])('%j is nothing', (text) => {
  items.set('lead-desk-sign-up', text);
  expect(readKeptSignUp()).toBeUndefined();
});

test('works without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  keepSignUp(SIGN_UP);
  forgetSignUp();
  expect(readKeptSignUp()).toBeUndefined();
});
