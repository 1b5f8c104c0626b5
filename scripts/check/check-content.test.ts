import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ContentFault } from '../../site/content/check/fault.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'yctfc-content-')), 'content');
  cpSync('content', folder, { recursive: true });
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

function check(): { faults: ContentFault[]; status: number | null } {
  const program = ['scripts/check/check-content.ts', '--json', '--content', folder];
  const { stdout, status } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  return { ...(JSON.parse(stdout) as { faults: ContentFault[] }), status };
}

/** @returns the line of the change */
function change(file: string, from: string | RegExp, to: string): number {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const offset = text.search(from);
  expect(offset).toBeGreaterThanOrEqual(0);
  writeFileSync(path, text.replace(from, to));
  return text.slice(0, offset).split('\n').length;
}

test('finds nothing wrong with the content of the product', () => {
  expect(check()).toEqual({ faults: [], status: 0 });
});

test.each([
  ['a price in words', 'brands/roll-nation/menu.yaml', /price: \d+/, 'price: dear', 'not a number'],
  ['a text cut by #', 'company.yaml', /^(\w+): (\w.*)$/m, '$1: Best #1 place', 'ends before'],
  ['an unknown field', 'contact.yaml', /^/, 'fone: 1\n', '"fone"'],
  [
    'an impossible day',
    'articles/rise-of-cloud-kitchens-in-india.md',
    /^date: .*$/m,
    'date: 2026-02-30',
    'no day',
  ],
  ['a placeholder', 'tiers.yaml', /name: .*/, 'name: REPLACE ME', 'REPLACE ME'],
  [
    'two people with one id',
    'people.yaml',
    'id: meera-khanna',
    'id: harpreet-gill',
    'stands twice',
  ],
  ['a forgotten colon', 'tiers.yaml', /order: 1/, 'order 1', ''],
])('%s is said with its file and line', (_fault, file, from, to, problem) => {
  const line = change(file, from, to);
  const { faults, status } = check();
  expect(status).toBe(1);
  const found = faults.filter((fault) => fault.file === `content/${file}`);
  expect(found.map((fault) => fault.problem).join()).toContain(problem);
  expect(found.some((fault) => Math.abs(fault.line - line) <= 1)).toBe(true);
});

test('a copied file, a file that is never read and a missing picture are said at once', () => {
  cpSync(join(folder, 'tiers.yaml'), join(folder, 'tiers - Copy.yaml'));
  writeFileSync(join(folder, 'menu.yml'), 'a: 1\n');
  renameSync(join(folder, 'home/food-court-day.jpg'), join(folder, 'home/elsewhere.jpg'));
  const { faults } = check();
  expect(faults.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'content/tiers - Copy.yaml',
      'content/menu.yml',
      'content/home/home.yaml',
    ]),
  );
});
