import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { folderOfTest } from '../../tests/support/folders.ts';
import type { Database } from '../database/database.ts';
import { senderWith, setUpEnquiryDesk, submitted } from '../testing/enquiry-desk.ts';
import { type DurableStore, keepEnquiries } from './keep-enquiries.ts';
import { openSpool, type Spool } from './spool.ts';

const { sql, mount, database } = await setUpEnquiryDesk();

const OTHERS = { ...submitted, name: 'Eve', email: 'eve@example.in', message: 'Other words' };

let folder: string;
let spool: Spool;
let keepers: DurableStore[] = [];
let isAway = false;

const unlessAway = async <T>(work: () => Promise<T>): Promise<T> => {
  if (isAway) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  return work();
};

beforeEach(async () => {
  isAway = false;
  folder = folderOfTest();
  spool = await openSpool(folder, () => 1);
});
afterEach(async () => {
  for (const keeper of keepers) await keeper.stop();
  keepers = [];
});

/** A server with its own secrets, all on one spool. */
async function openDesk(secrets?: string[]) {
  const flaky: Pick<Database, 'transactionAs' | 'statement'> = {
    transactionAs: (...asked) => unlessAway(() => database().transactionAs(...asked)),
    statement: (...asked) => unlessAway(() => database().statement(...asked)),
  };
  const keeper = keepEnquiries({
    ...{ database: flaky as Database, spool, sender: senderWith(secrets) },
    ...{ wakeMail: () => {}, log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } },
  });
  keepers.push(keeper);
  await keeper.drain();
  const { send } = mount({ store: keeper, ...(secrets && { secrets }) });
  return async (body: object) => {
    const answer = await send(body);
    return { status: answer.status, body: (await answer.json()) as object };
  };
}
const stored = async () =>
  (await sql('select name, message from public.leads order by message')).map(
    ({ name, message }) => `${name}: ${message}`,
  );
const [OWN, OTHER] = [submitted, OTHERS].map(({ name, message }) => `${name}: ${message}`);

/** Ends the outage; the keeper tries the database again after a while. */
async function comeBack(): Promise<void> {
  isAway = false;
  for (const keeper of keepers) await keeper.drain();
  expect(await spool.list()).toEqual([]);
}

it('stores other words that came during an outage under an id that is stored, with an id of their own', async () => {
  const post = await openDesk();
  const submissionId = randomUUID();
  await post({ ...submitted, submissionId });
  isAway = true;
  for (const body of [OTHERS, submitted, OTHERS]) {
    const answer = await post({ ...body, submissionId });
    expect(answer.status).toBe(201);
    expect(answer.body, 'nobody knows whose id it is').not.toHaveProperty('receipt');
  }
  await comeBack();
  expect(await stored(), 'neither lost nor doubled').toEqual([OTHER, OWN]);
  const mails = await sql(
    "select l.name, m.body_text from private.mail_outbox m join public.leads l on l.id = m.lead_id where m.recipient = 'eve@example.in'",
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body_text, 'the receipt of the first').not.toContain(submissionId);
});

it('stores both that came during an outage under one id', async () => {
  const post = await openDesk();
  const submissionId = randomUUID();
  isAway = true;
  for (const body of [submitted, OTHERS, submitted]) await post({ ...body, submissionId });
  expect(await spool.list(), 'a replay adds nothing').toHaveLength(2);
  await comeBack();
  expect(await stored()).toEqual([OTHER, OWN]);
});

it('stores a repetition once that comes after the secret was replaced', async () => {
  const submissionId = randomUUID();
  const before = await openDesk(['the old secret']);
  await before({ ...submitted, submissionId });
  const post = await openDesk(['the new secret', 'the old secret']);
  isAway = true;
  await post({ ...submitted, submissionId });
  await comeBack();
  expect(await stored()).toEqual([OWN]);
});
