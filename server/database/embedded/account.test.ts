import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartupError } from '../../process/startup-error.ts';
import { chooseAccount } from './account.ts';

// Both kinds of user run these tests; what is right differs for root alone.
const isRoot = process.getuid?.() === 0;

let closed: string;
beforeEach(() => {
  closed = mkdtempSync(join(tmpdir(), 'yctfc-account-'));
});
afterEach(() => rmSync(closed, { recursive: true }));

test('PostgreSQL runs as its starter, or as nobody when that is root', () => {
  const account = chooseAccount([tmpdir()]);
  expect(account).toEqual(isRoot ? { uid: 65534, prefix: [] } : { prefix: [] });
});

test('under a closed folder nobody keeps one capability and no other', () => {
  const { prefix } = chooseAccount([closed], '/usr/bin/setpriv');
  const sets = prefix.filter((word) => /-(caps|set)=/.test(word));
  expect(sets).toHaveLength(isRoot ? 3 : 0);
  for (const set of sets) expect(set).toMatch(/=-all,\+dac_(read_search|override)$/);
});

test('where that cannot be done, the sentence names the folder and the ways out', () => {
  const choose = () => chooseAccount([closed], '');
  if (!isRoot) {
    expect(choose()).toEqual({ prefix: [] });
    return;
  }
  expect(choose).toThrow(StartupError);
  expect(choose).toThrow(`may not enter ${closed}. Start as an ordinary user`);
  expect(choose).toThrow(`chmod o+x ${closed}`);
});
