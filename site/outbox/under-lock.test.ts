import { afterEach, expect, it, vi } from 'vitest';
import { underLock } from './under-lock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('works at once where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  expect(await underLock('enquiry', 'wait', async () => 'done')).toBe('done');
});

it('leaves the work, or waits for it, while another does work of the same name', async () => {
  const held = Promise.withResolvers<string>();
  const first = underLock('enquiry', 'wait', () => held.promise);
  const left = vi.fn(async () => 'left');
  expect(await underLock('enquiry', 'leave', left)).toBeUndefined();
  expect(left).not.toHaveBeenCalled();
  const second = underLock('enquiry', 'wait', async () => 'second');
  held.resolve('first');
  expect([await first, await second]).toEqual(['first', 'second']);
  expect(await underLock('enquiry', 'leave', left)).toBe('left');
});
