import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseEnv } from '../../server/env.ts';
import { writeHostHeaders } from './write-host-headers.ts';

test('a static host is told the policy of each page, and what all paths have', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-headers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page = '<!DOCTYPE html><html><head><script>theme()</script></head></html>';
  for (const name of ['404.html', 'index.html', 'about.html'])
    writeFileSync(join(folder, name), page);
  writeFileSync(join(folder, 'menu.txt'), 'Roti');
  await writeHostHeaders(folder, parseEnv({}));
  const blocks = readFileSync(join(folder, '_headers'), 'utf8').split(/\n(?=\/)/);
  const rulesOf = (path: string) =>
    blocks.find((block) => block.startsWith(`${path}\n`))?.toLowerCase();
  expect(rulesOf('/*')).toContain('content-security-policy:');
  expect(rulesOf('/*')).toContain('x-content-type-options: nosniff');
  expect(rulesOf('/assets/*')).toMatch(/cache-control: .*immutable/);
  for (const path of ['/', '/about'])
    expect(rulesOf(path)).toMatch(/content-security-policy: .*'sha256-/);
  expect(blocks.some((block) => block.startsWith('/menu.txt'))).toBe(false);
});
