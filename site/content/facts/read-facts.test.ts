import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeEnd, factsOf, findFacts, readFacts } from './read-facts.ts';

const today = new Date('2026-11-21T20:00:00Z');
const places = (file: string, text: string) =>
  factsOf(file, text).samples.map(({ line, path }) => `${line} ${path}`);

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
  const { samples } = readFacts();
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
  const places = findFacts(content).samples.map(({ path, value }) => ({ path, value }));
  expect(places).toEqual([
    { path: 'phone', value: '+919876543210' },
    { path: 'offices[0].street', value: 'Sector 17' },
    { path: 'people[0]', value: { name: 'Meera' } },
  ]);
});

test('a whole file can be a sample', () => {
  expect(findFacts({ sample: true, title: 'x' }).samples[0]?.path).toBe('(all of it)');
});

test.each([
  ['2026-11-20', 'expired on 2026-11-20'],
  [new Date('2025-12-31'), 'expired on 2025-12-31'],
  ['2026-11-21', 'expires on 2026-11-21'],
  ['2027-01-20', 'expires on 2027-01-20'],
  ['2027-01-21', undefined],
  ['the end of the month', undefined],
  ['May 2026', undefined],
  ['2026-13-45', undefined],
])('what ends on %s', (until, state) => {
  const { ending } = findFacts({ banner: { until } });
  const said = ending.flatMap((entry) => describeEnd({ file: 'a.yaml', ...entry }, today));
  expect(said).toEqual(state ? [`a.yaml  banner: ${state}`] : []);
});

test('an entry is called by what it is about, a claim by its label and its id', () => {
  const entries = [
    { what: 'copyright year', until: '2025-12-31' },
    { id: 'single-roi', label: 'Expected ROI', until: '2031-01-01' },
  ];
  expect(findFacts(entries).ending).toEqual([
    { what: 'copyright year', until: '2025-12-31' },
    { what: 'Expected ROI (single-roi)', until: '2031-01-01' },
  ]);
});
