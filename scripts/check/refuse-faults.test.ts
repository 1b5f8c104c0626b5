import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '../../server/process/startup-error.ts';
import { folderOfTest } from '../../tests/support/folders.ts';
import { refuseFaults } from './refuse-faults.ts';

function copyContent(): string {
  const folder = join(folderOfTest(), 'content');
  cpSync('content', folder, { recursive: true });
  return folder;
}

test('lets sound content be built', async () => {
  await expect(refuseFaults(copyContent())).resolves.toBeUndefined();
});

test('stops a build with every fault, each on its line, and no stack', async () => {
  const folder = copyContent();
  for (const brand of ['roll-nation', 'yctfc-momos']) {
    const menu = join(folder, 'brands', brand, 'menu.yaml');
    writeFileSync(menu, readFileSync(menu, 'utf8').replace(/price: \d+/, 'price: dear'));
  }
  const refusal: unknown = await refuseFaults(folder).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartupError);
  const [first, ...lines] = (refusal as StartupError).message.split('\n');
  expect(first).toBe('The build failed: the content has faults.');
  expect(lines).toHaveLength(2);
  for (const line of lines)
    expect(line).toMatch(/^content\/brands\/.+\.yaml:\d+:\d+ {2}[A-Z].+, price: is not a number/);
});

test('a folder that cannot be checked is no fault of its words', async () => {
  const refusal: unknown = await refuseFaults(tmpdir()).catch((error: unknown) => error);
  expect(refusal).not.toBeInstanceOf(StartupError);
  expect(String(refusal)).toContain('holds no content of this site');
});
