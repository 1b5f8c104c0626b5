import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsOf, findFacts, readFacts } from './read-facts.ts';

const today = new Date('2026-11-21T20:00:00Z');
const places = (file: string, text: string) =>
  factsOf(file, text, today).samples.map(({ line, path }) => `${line} ${path}`);

test('a sample is found at the line of its mark', () => {
  const yaml = `# Facts\nphone: { value: "1", sample: true }\nlegal:\n  cin:\n    value: x\n    sample: true\n`;
  expect(places('content/company.yaml', yaml)).toEqual(['2 phone', '6 legal.cin']);
  expect(places('content/people.yaml', '- name: A\n- name: B\n  sample: true\n')).toEqual([
    '3 [1]',
  ]);
});

test('lines of front matter are those of the file', () => {
  const text = '---\ntitle: A\nauthor: { value: B, sample: true }\n---\n\nsample: true\n';
  expect(places('content/articles/a.md', text)).toEqual(['3 author']);
  expect(places('content/articles/a.md', '---\nsample: true\n---\n')).toEqual(['2 (all of it)']);
});

test('every sample of the content stands where it is said to stand', () => {
  const { samples } = readFacts(today);
  expect(samples.length).toBeGreaterThan(100);
  for (const { file, line, path } of samples)
    expect(readFileSync(file, 'utf8').split('\n')[line - 1], `${file} ${path}`).toContain(
      'sample: true',
    );
});

test('finds samples wherever they stand', () => {
  const content = {
    tradeName: 'YCTFC',
    phone: { value: '+919876543210', sample: true },
    offices: [{ street: { value: 'Sector 17', sample: true } }, { street: { value: 'confirmed' } }],
    people: [{ name: 'Meera', sample: true }],
    confirmed: { value: 'x', sample: false },
  };
  const places = findFacts(content, today).samples.map(({ path, value }) => ({ path, value }));
  expect(places).toEqual([
    { path: 'phone', value: '+919876543210' },
    { path: 'offices[0].street', value: 'Sector 17' },
    { path: 'people[0]', value: { name: 'Meera' } },
  ]);
});

test('a whole file can be a sample', () => {
  expect(findFacts({ sample: true, title: 'x' }, today).samples[0]?.path).toBe('(all of it)');
});

test.each([
  [{ until: '2026-11-20' }, 'expired on 2026-11-20'],
  [{ until: new Date('2025-12-31') }, 'expired on 2025-12-31'],
  [{ until: '2026-11-21' }, 'expires on 2026-11-21'],
  [{ until: '2027-01-20' }, 'expires on 2027-01-20'],
  [{ until: '2027-01-21' }, undefined],
  [{ from: '2026-09-15' }, 'began on 2026-09-15, without an end'],
  [{ from: '2026-09-15', until: '2027-09-15' }, undefined],
  [{ from: '2027-01-01' }, undefined],
  [{ from: '2026-11-21' }, undefined],
  [{ until: 'the end of the month' }, undefined],
  [{ until: 'May 2026' }, undefined],
  // No such day, so there is no end.
  [{ from: '2026-09-15', until: '2026-13-45' }, 'began on 2026-09-15, without an end'],
])('%j', (entry, state) => {
  const { dated } = findFacts({ banner: entry }, today);
  expect(dated).toEqual(state ? [{ path: 'banner', state }] : []);
});

test('an entry is called by what it is about', () => {
  const entries = [{ what: 'copyright year', until: '2025-12-31' }];
  expect(findFacts(entries, today).dated).toEqual([
    { path: '[0]', state: 'expired on 2025-12-31', subject: 'copyright year' },
  ]);
});

test('a claim is called by its label and its id, and every end is listed', () => {
  const claim = { id: 'single-roi', label: 'Expected ROI', until: '2031-01-01' };
  const { dated, ending } = findFacts({ claims: [claim] }, today);
  expect(dated).toEqual([]);
  expect(ending).toEqual([
    { path: 'claims[0]', until: '2031-01-01', subject: 'Expected ROI (single-roi)' },
  ]);
});
