import { expect, it } from 'vitest';
import { describeNextTry } from './next-try.ts';

const at = new Date(2026, 10, 21, 16, 42).getTime();

it('speaks of being online only to those who are not', () => {
  for (const next of [undefined, { at, isSoon: true }, { at, isSoon: false }]) {
    expect(describeNextTry(next, true)).not.toMatch(/online/);
    expect(describeNextTry(next, false)).toMatch(/online/);
  }
});

it('says when: a minute ahead in words, later by the clock', () => {
  expect(describeNextTry({ at, isSoon: true }, true)).toMatch(/within a minute/);
  expect(describeNextTry({ at, isSoon: false }, true)).toMatch(/at 4:42\s?pm/i);
});
