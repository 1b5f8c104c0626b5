import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadOrCreateSecret } from './signing-keys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yctfc-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('makes a secret once, readable only by its owner', async () => {
  const dir = join(folder, 'secrets');
  const first = await loadOrCreateSecret(dir);
  expect(first).toMatch(/^[\w-]{64}$/);
  expect(await loadOrCreateSecret(dir)).toBe(first);
  expect(statSync(join(dir, 'jwt-secret')).mode & 0o777).toBe(0o600);
  expect(statSync(dir).mode & 0o777).toBe(0o700);
});

test('processes that start together agree and leave nothing behind', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => loadOrCreateSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(readdirSync(folder)).toEqual(['jwt-secret']);
});

test('says what to do about a file that holds no secret', async () => {
  writeFileSync(join(folder, 'jwt-secret'), 'short\n');
  await expect(loadOrCreateSecret(folder)).rejects.toThrow(/delete it to get a new one/);
});

test('reads a secret of 32 characters, and none that is shorter', async () => {
  const path = join(folder, 'jwt-secret');
  writeFileSync(path, `${'x'.repeat(32)}\n`);
  expect(await loadOrCreateSecret(folder)).toBe('x'.repeat(32));
  writeFileSync(path, `${'x'.repeat(31)}\n`);
  await expect(loadOrCreateSecret(folder)).rejects.toThrow(/holds no secret of 32 characters/);
});

test('says what to do about a folder that cannot be used, and why it cannot', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(loadOrCreateSecret(join(folder, 'file'))).rejects.toThrow(
    /cannot be used \(Error: E[A-Z]+: .+\); set JWT_SECRET/,
  );
});

test('says what to do about a secret that cannot be read', async () => {
  mkdirSync(join(folder, 'jwt-secret'));
  await expect(loadOrCreateSecret(folder)).rejects.toThrow(
    /cannot be used \(Error: EISDIR: .+set JWT_SECRET/,
  );
});
