import { expect, test } from 'vitest';
import { DESK_VIEWS, viewOf, viewsFor } from './desk-view.ts';

test('each view has an address of its own', () => {
  for (const { id } of DESK_VIEWS) expect(viewOf(id, 'owner')).toBe(id);
});

test.each(['', 'nothing', '__proto__'])('%j opens the list', (view) => {
  expect(viewOf(view, 'owner')).toBe('leads');
});

test.each(['caller', 'viewer'] as const)('a %s reaches no view of the administrator', (role) => {
  for (const view of ['team', 'audit', 'person', 'bin', 'health', 'quarantine'])
    expect(viewOf(view, role)).toBe('leads');
  for (const { id } of viewsFor(role)) expect(viewOf(id, role)).toBe(id);
});

test('an editor reaches the content and nothing else, whatever the address says', () => {
  for (const { id } of DESK_VIEWS) expect(viewOf(id, 'editor')).toBe('content');
});

test.each(['caller', 'viewer'] as const)('a %s does not reach the content', (role) => {
  expect(viewOf('content', role)).toBe('leads');
});
