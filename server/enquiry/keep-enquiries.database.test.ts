import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EnquiryEntry } from '../../supabase/functions/send-contact-email/enquiry-store.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import { folderOfTest } from '../../tests/support/folders.ts';
import type { Database } from '../database/database.ts';
import { senderWith } from '../testing/enquiry-desk.ts';
import { type DurableStore, keepEnquiries } from './keep-enquiries.ts';
import { openSpool, type Spool } from './spool.ts';

const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
const wakeMail = vi.fn();
const sender = senderWith();
const test = await createTestDatabase();
let folder: string;
let spool: Spool;
let keeper: DurableStore;
/** How the database behaves: normally, unless a test changes it. */
let state: 'here' | 'away' | 'answer is lost' = 'here';

const away = () => Object.assign(new Error('terminating connection'), { code: '57P01' });
const whileFlaky = async <T>(work: () => Promise<T>): Promise<T> => {
  if (state === 'away') throw away();
  const result = await work();
  if (state === 'answer is lost') throw away();
  return result;
};
const flaky: Pick<Database, 'transactionAs' | 'statement'> = {
  transactionAs: (...asked) => whileFlaky(() => test.database.transactionAs(...asked)),
  statement: (...asked) => whileFlaky(() => test.database.statement(...asked)),
};
const sql = async (text: string) => (await test.database.transaction((tx) => tx.query(text))).rows;

beforeEach(async () => {
  state = 'here';
  folder = folderOfTest();
  spool = await openSpool(folder);
  keeper = keepEnquiries({ database: flaky as Database, spool, sender, wakeMail, log });
  await keeper.drain();
});
afterEach(async () => {
  await keeper.stop();
  await sql('truncate public.leads, private.submissions, private.spool_reports cascade');
  for (const spy of [wakeMail, ...Object.values(log)]) spy.mockClear();
});

const entry = (id: string = randomUUID(), message = 'Space in Phase 8'): EnquiryEntry => ({
  id,
  enquiry: {
    name: 'Harpreet',
    email: 'h@example.in',
    phone: '+919876543210',
    subject: '',
    message,
  },
  journey: {
    received_at: new Date().toISOString(),
    reasons: [],
    proof_releases: false,
    attribution: {},
    interest: {},
    consents: [],
  },
});
const stored = async () => (await sql('select id from public.leads')).map(({ id }) => id);

it('accepts enquiries while the database is away, and stores them later, once each and in order', async () => {
  state = 'away';
  const all = [entry(), entry(), entry()];
  for (const one of all) {
    expect(await keeper.assessEnquiry(one.id, [])).toMatchObject({ isKnown: false });
    await keeper.storeEnquiry(one);
  }
  const [first = entry()] = all;
  await keeper.storeEnquiry(first);
  expect(await spool.list()).toHaveLength(3);
  expect(log.warn, 'once for a whole outage').toHaveBeenCalledOnce();
  state = 'here';
  await keeper.drain();
  expect(await spool.list()).toEqual([]);
  const order = await sql('select id from private.submissions order by received_at, ctid');
  expect(order.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(wakeMail).toHaveBeenCalled();
});

it('stores an enquiry once when the database’s answer was lost', async () => {
  state = 'answer is lost';
  const one = entry();
  await keeper.storeEnquiry(one);
  expect(await spool.list()).toHaveLength(1);
  state = 'here';
  await keeper.drain();
  expect(await stored()).toEqual([one.id]);
  expect(await spool.list()).toEqual([]);
});

it('puts aside an entry that the database can never accept, and a corrupt one', async () => {
  state = 'away';
  const good = entry();
  await keeper.storeEnquiry(entry(randomUUID(), 'x'.repeat(6_000)));
  await writeFile(join(folder, `00000000000001-${randomUUID()}.json`), '{"lead"');
  await keeper.storeEnquiry(good);
  state = 'here';
  await keeper.drain();
  expect(await stored()).toEqual([good.id]);
  const kept = (await readdir(folder)).filter((name) => name.endsWith('.refused'));
  expect(kept, 'for a person to look at').toHaveLength(2);
  expect(log.error).toHaveBeenCalledTimes(2);
});

it('does not lose a proof of work while its enquiry waits in the spool', async () => {
  state = 'away';
  const one = entry();
  const doubted = { ...one, journey: { ...one.journey, reasons: ['Doubt'], proof_releases: true } };
  await keeper.storeEnquiry(doubted);
  await expect(keeper.acceptProof(one.id), 'the browser tries again').rejects.toThrow();
  state = 'here';
  await keeper.acceptProof(one.id);
  expect(await sql('select from public.leads where quarantined_at is null')).toHaveLength(1);
});
