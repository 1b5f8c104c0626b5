import { expect, test } from 'vitest';
import { SECTIONS, sectionOf, sectionsFor } from './places.ts';

test('each section has an address of its own', () => {
  for (const { id } of SECTIONS) expect(sectionOf(id, 'owner')).toBe(id);
});

test.each([
  ...[
    ['', 'leads'],
    ['nothing', 'leads'],
    ['__proto__', 'leads'],
    ['search', 'leads'],
  ],
  ...[
    ['week', 'numbers'],
    ['campaigns', 'numbers'],
    ['soft-leads', 'numbers'],
  ],
  ...[
    ['more', 'team'],
    ['settings', 'team'],
    ['website', 'content'],
  ],
])('%j opens %s', (address, section) => {
  expect(sectionOf(String(address), 'owner')).toBe(section);
});

test.each(['caller', 'viewer'] as const)('a %s reaches nothing of the owner', (role) => {
  for (const id of ['team', 'audit', 'person', 'bin', 'health', 'quarantine', 'content', 'import'])
    expect(sectionOf(id, role)).toBe('leads');
  for (const { id } of sectionsFor(role)) expect(sectionOf(id, role)).toBe(id);
  expect(sectionOf('settings', role)).toBe('alerts');
});

test('an editor reaches the content, his language and his own sign-in, whatever the address says', () => {
  for (const { id } of SECTIONS)
    expect(sectionOf(id, 'editor')).toBe(['language', 'two-step'].includes(id) ? id : 'content');
});
