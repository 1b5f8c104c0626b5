import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { loadOrCreateSecret } from './signing-keys.ts';

// No file system of a test machine refuses hard links.
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  link: () => Promise.reject(Object.assign(new Error('EPERM: not permitted'), { code: 'EPERM' })),
}));

test('a file system without hard links is named as the reason, and nothing stays there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-secret-'));
  await expect(loadOrCreateSecret(folder)).rejects.toThrow(/EPERM: not permitted.+set JWT_SECRET/);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
