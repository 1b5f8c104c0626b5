import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/folders.ts';

/** What the program prints in a folder with this company.yaml. */
function printFacts(company?: string): string {
  const folder = folderOfTest();
  mkdirSync(join(folder, 'content'));
  if (company) writeFileSync(join(folder, 'content/company.yaml'), company);
  const program = resolve('scripts/check/print-facts.ts');
  return spawnSync(process.execPath, [program], { cwd: folder, encoding: 'utf8' }).stdout;
}

const READERS =
  '\nThe desk in Hindi and Punjabi waits for the eye of a native reader:\n' +
  '  admin/shared/language/hindi.json\n  admin/shared/language/punjabi.json\n';

test('lists each sample and each date with its place', () => {
  const yaml = 'phone: { value: "1", sample: true }\nbanner: { what: offer, until: 2020-01-01 }\n';
  expect(printFacts(yaml)).toBe(
    [
      '\n1 facts are samples; confirm each, then remove its mark:',
      '  content/company.yaml:1  phone: "1"',
      '\n1 dated entries have expired or will within 60 days:',
      `  content/company.yaml  offer: expired on 2020-01-01\n${READERS}`,
    ].join('\n'),
  );
});

test('says so where there is nothing to list', () => {
  expect(printFacts()).toBe(
    '\n0 facts are samples; confirm each, then remove its mark.\n' +
      `\n0 dated entries have expired or will within 60 days.\n${READERS}`,
  );
});
