import { expect, test } from 'vitest';
import { SUBJECT_OPTIONS } from './subject-options.ts';

test('subjects are offered by their names', () => {
  const labels = SUBJECT_OPTIONS.map(({ label }) => label);
  expect([labels[0], labels.at(-1)]).toEqual(['All subjects', 'No subject chosen']);
  expect(labels).toContain('Franchise');
});
