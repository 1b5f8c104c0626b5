import { expect, test } from 'vitest';
import type { FactToConfirm } from '../../contract/facts-to-confirm.ts';
import { warnOfBuiltSamples, warnOfSamples } from './sample-warning.ts';

const FACTS: FactToConfirm[] = [
  { file: 'content/company.yaml', line: 6, path: 'legalName' },
  { file: 'content/company.yaml', line: 11, path: 'phone' },
  { file: 'content/people.yaml', line: 7, path: '[0]' },
];

test('a public site is warned about once, with each place', () => {
  const [title, , , ...places] = warnOfSamples(FACTS, 'https://yctfc.example');
  expect(title).toContain('3 facts to confirm');
  expect(places).toEqual(['  content/company.yaml:6,11', '  content/people.yaml:7']);
});

test.each([
  ['on the own machine', FACTS, 'http://localhost:3000'],
  ['where everything is confirmed', [], 'https://yctfc.example'],
])('nothing is said %s', (_, facts, siteUrl) => {
  expect(warnOfSamples(facts, siteUrl)).toEqual([]);
});

test('a site without a list is served without a word', async () => {
  expect(await warnOfBuiltSamples('/nowhere', 'https://yctfc.example')).toEqual([]);
});
