import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { setUpEnquiryDesk, submitted } from '../testing/enquiry-desk.ts';
import { keepEnquiries } from './keep-enquiries.ts';
import { openSpool, type Spool } from './spool/spool.ts';

const { sql, mount, database } = setUpEnquiryDesk();

const OTHERS = { ...submitted, name: 'Eve', email: 'eve@example.in', message: 'Other words' };

let folder: string;
let spool: Spool;
let keeper: ReturnType<typeof keepEnquiries>;
let isAway = false;

const unlessAway = async <T>(work: () => Promise<T>): Promise<T> => {
  if (isAway) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  return work();
};

beforeEach(async () => {
  isAway = false;
  folder = await mkdtemp(join(tmpdir(), 'replay-'));
  spool = await openSpool(folder, () => 1);
  const flaky: Pick<Database, 'transactionAs' | 'statement'> = {
    transactionAs: (...asked) => unlessAway(() => database().transactionAs(...asked)),
    statement: (...asked) => unlessAway(() => database().statement(...asked)),
  };
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  keeper = keepEnquiries({ database: flaky as Database, spool, wakeMail: () => {}, log });
  await keeper.drain();
});
afterEach(async () => {
  await keeper.stop();
  await rm(folder, { recursive: true });
});

const openDesk = (formSecrets?: string[]) => {
  const { send } = mount({ store: keeper, ...(formSecrets && { formSecrets }) });
  return async (body: object) => {
    const answer = await send(body);
    return { status: answer.status, body: (await answer.json()) as object };
  };
};
const stored = async () =>
  (await sql('select name, message from public.leads order by message')).map(
    ({ name, message }) => `${name}: ${message}`,
  );
const [OWN, OTHER] = [submitted, OTHERS].map(({ name, message }) => `${name}: ${message}`);

/** Ends the outage; the keeper tries the database again after a while. */
async function comeBack(): Promise<void> {
  isAway = false;
  await keeper.drain();
  expect(await spool.list()).toEqual([]);
}

it('stores other words apart that came during an outage under an id that is stored', async () => {
  const post = openDesk();
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
  const post = openDesk();
  const submissionId = randomUUID();
  isAway = true;
  for (const body of [submitted, OTHERS, submitted]) await post({ ...body, submissionId });
  expect(await spool.list(), 'a replay adds nothing').toHaveLength(2);
  await comeBack();
  expect(await stored()).toEqual([OTHER, OWN]);
});

it('stores a repetition once that comes after the secret was replaced', async () => {
  const submissionId = randomUUID();
  await openDesk(['the old secret'])({ ...submitted, submissionId });
  isAway = true;
  await openDesk(['the new secret', 'the old secret'])({ ...submitted, submissionId });
  await comeBack();
  expect(await stored()).toEqual([OWN]);
});
