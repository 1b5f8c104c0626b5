import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadEntry } from '../../../supabase/functions/send-contact-email/enquiry-store.ts';
import { openSpool } from './spool.ts';

const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const ENTRY = { lead: { id: ID }, mails: [] } as unknown as LeadEntry;
const WRITTEN = Date.UTC(2026, 10, 21);

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'spool-'));
  folder = join(root, 'spool');
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(root, { recursive: true });
});

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

it('lets nobody but the server read an enquiry', async () => {
  const spool = await openSpool(folder);
  await spool.add(ENTRY);
  expect(await modeOf(folder)).toBe(0o700);
  for (const name of await readdir(folder)) {
    expect([name, await modeOf(join(folder, name))]).toEqual([name, 0o600]);
  }
});

it('lists each entry under the time when it was written', async () => {
  const spool = await openSpool(folder, () => WRITTEN);
  await spool.add(ENTRY);
  expect(await spool.list()).toEqual([`0${WRITTEN}-${ID}.json`]);
});

it('has a name also where a process was killed before it had written one', async () => {
  await openSpool(folder);
  await writeFile(join(folder, 'home'), '');
  expect((await openSpool(folder)).home).toMatch(/^[0-9a-f]{12}$/);
});

describe('a start', () => {
  const openAfter = async (name: string, ms: number) => {
    await openSpool(folder);
    await writeFile(join(folder, name), '{"lead":{"id"');
    await utimes(join(folder, name), WRITTEN / 1000, WRITTEN / 1000);
    vi.useFakeTimers({ toFake: ['Date'], now: WRITTEN + ms });
    const { list } = await openSpool(folder);
    return { listed: await list(), files: await readdir(folder) };
  };
  const DRAFT = `00000000000001-${ID}.7-1.draft`;

  it('leaves a draft that another process may still be writing', async () => {
    const { listed, files } = await openAfter(DRAFT, 60_000);
    expect(listed).toEqual([]);
    expect(files).toContain(DRAFT);
  });

  it('removes a draft that nobody writes any more', async () => {
    const { listed, files } = await openAfter(DRAFT, 60_001);
    expect([listed, files]).toEqual([[], ['home']]);
  });

  it('keeps an entry, however old it is', async () => {
    const { listed } = await openAfter(`00000000000001-${ID}.json`, 365 * 24 * 3_600_000);
    expect(listed).toEqual([`00000000000001-${ID}.json`]);
  });
});
