import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsOf, readFacts } from './read-facts.ts';

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
