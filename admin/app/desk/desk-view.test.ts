import { expect, test } from 'vitest';
import { DESK_VIEWS, viewOf } from './desk-view.ts';

test('each view has an address of its own', () => {
  for (const { id } of DESK_VIEWS) expect(viewOf(id)).toBe(id);
});

test.each(['', 'nothing', '__proto__'])('%j opens the list', (view) => {
  expect(viewOf(view)).toBe('leads');
});
