import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { folderOfTest } from '../../tests/support/folders.ts';
import type { Database } from '../database/database.ts';
import { eraseMailFiles } from './erase-mail-files.ts';

const KNOWN = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const FORGOTTEN = '11111111-1111-4111-8111-111111111111';
const WRITTEN = Date.UTC(2026, 10, 21);
const DAYS = 24 * 3_600_000;

const log = { info: vi.fn(), error: vi.fn() };
/** Answers like the outbox that knows one mail only. */
const query = vi.fn(async (_text: string, [ids]: string[][]) => ({
  rows: ids?.includes(KNOWN) ? [{ id: KNOWN }] : [],
}));
const database = {
  transaction: async (work: (tx: object) => unknown) => work({ query }),
} as unknown as Pick<Database, 'transaction'>;

let folder: string;
beforeEach(async () => {
  folder = folderOfTest();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const spy of [query, ...Object.values(log)]) spy.mockClear();
});

async function write(name: string, text = 'Subject: Hello\r\n\r\nText'): Promise<void> {
  await writeFile(join(folder, name), text);
  await utimes(join(folder, name), WRITTEN / 1000, WRITTEN / 1000);
}

/** One round, so long after the files were written. @returns the files that are left */
async function sweepAfter(ms: number): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: WRITTEN + ms });
  await eraseMailFiles({ folder, database, log }).stop();
  vi.useRealTimers();
  return readdir(folder);
}

describe('the age of a file', () => {
  test.each([
    ['a mail', `x-${KNOWN}.eml`, 30 * DAYS],
    ['a mail that says no id', 'x.eml', 30 * DAYS],
    ['half a mail', '.x.part', 600_000],
  ])('%s is erased once it is over its limit, and not before', async (_what, name, limit) => {
    await write(name);
    expect(await sweepAfter(limit)).toEqual([name]);
    expect(await sweepAfter(limit + 1)).toEqual([]);
  });

  test('never counts for a file that is not ours', async () => {
    await write('note.txt');
    expect(await sweepAfter(3_650 * DAYS)).toEqual(['note.txt']);
  });
});

test('a mail that the outbox has forgotten goes, and the log says how many', async () => {
  for (const id of [KNOWN, FORGOTTEN]) await write(`x-${id}.eml`);
  expect(await sweepAfter(0)).toEqual([`x-${KNOWN}.eml`]);
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ count: 1 }, 'mail files erased');
});

test('the id in the head of an old file counts, not one that a visitor wrote', async () => {
  const head = `Subject: Hello\r\nMessage-ID: <${KNOWN.toUpperCase()}@yctfc.example>\r\n\r\n`;
  await write('2026-asha@example.in.eml', `${head}Message-ID: <${FORGOTTEN}@x>`);
  expect(await sweepAfter(0)).toHaveLength(1);
  expect(query).toHaveBeenCalledExactlyOnceWith(expect.any(String), [[KNOWN]]);
});

test.each([
  ['an error', '42501', 1],
  ['nothing while the database is away', '57P01', 0],
])('a round that fails logs %s, and erases nothing', async (_what, code, logged) => {
  const err = Object.assign(new Error('no'), { code });
  query.mockRejectedValueOnce(err);
  await write(`x-${FORGOTTEN}.eml`);
  expect(await sweepAfter(0)).toHaveLength(1);
  expect(log.error.mock.calls).toEqual(
    Array.from({ length: logged }, () => [{ err }, 'mail files could not be erased']),
  );
});
