import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartupError } from '../../process/startup-error.ts';
import { chooseAccount } from './account.ts';

// These tests run as root and as ordinary users, with different expectations.
const isRoot = process.getuid?.() === 0;

let closed: string;
beforeEach(() => {
  closed = mkdtempSync(join(tmpdir(), 'yctfc-account-'));
});
afterEach(() => rmSync(closed, { recursive: true }));

test('PostgreSQL runs as the current user, or as one that no other service has when that is root', () => {
  const account = chooseAccount([tmpdir()]);
  expect(account).toEqual(isRoot ? { uid: 60753, prefix: [] } : { prefix: [] });
});

test('inside a closed folder, that user keeps exactly one capability', () => {
  const { prefix } = chooseAccount([closed], '/usr/bin/setpriv');
  const sets = prefix.filter((word) => /-(caps|set)=/.test(word));
  expect(sets).toHaveLength(isRoot ? 3 : 0);
  for (const set of sets) expect(set).toMatch(/=-all,\+dac_(read_search|override)$/);
});

test('where that is impossible, the message names the folder and the alternatives', () => {
  const choose = () => chooseAccount([closed], '');
  if (!isRoot) {
    expect(choose()).toEqual({ prefix: [] });
    return;
  }
  expect(choose).toThrow(StartupError);
  expect(choose).toThrow(`may not enter ${closed}. Start as an ordinary user`);
  expect(choose).toThrow(`chmod o+x ${closed}`);
});
