import { beforeEach, expect, test } from 'vitest';
import { startDesk } from './desk/desk.ts';

const { clearAll, sql, callAs, submit, sendAll } = await startDesk();
beforeEach(() => sql('truncate public.leads, private.lead_archive, private.mail_outbox cascade'));

const FIRST = { name: 'Asha', email: 'asha@example.in', phone: '+919876543210', message: 'Hello' };
const mailAbout = (subject: string) => [
  { recipient: 'leads@example.in', subject, body_text: subject },
];
const correct = (id: string, fields: object, reasons: readonly string[] = []) =>
  callAs<boolean>('service', 'correct_enquiry($1, $2, $3, $4)', [
    id,
    JSON.stringify({ ...FIRST, ...fields }),
    JSON.stringify(mailAbout(JSON.stringify(fields))),
    JSON.stringify(reasons),
  ]);
const decide = (id: string, entry: number, isAccepted: boolean) =>
  callAs<boolean>('administrator', 'decide_correction($1, $2, $3)', [id, entry, isAccepted]);
const mails = () =>
  sql<{ kind: string; subject: string; is_due: boolean }>(`select kind, subject,
    next_attempt_at <= now() as is_due from private.mail_outbox
    where kind in ('correction', 'held_correction') and sent_at is null order by next_attempt_at`);

interface Kept {
  message: string;
  email: string;
  history: { kind: string; at: string; words?: Record<string, string>; reasons?: string[] }[];
}
const read = async (id: string): Promise<Kept> =>
  (await sql<Kept>('select * from public.leads where id = $1', [id]))[0] as Kept;

test('a correction counts at once, and the first words stay', async () => {
  const id = await submit();
  await correct(id, { message: 'Two' });
  await correct(id, { message: 'Three' });
  const { message, history } = await read(id);
  expect(message).toBe('Three');
  expect(history.map(({ kind, words }) => [kind, words?.message])).toEqual([
    ['first', 'Hello'],
    ['correction', 'Two'],
    ['correction', 'Three'],
  ]);
});

test('the same words again change nothing and tell nobody', async () => {
  const id = await submit();
  expect(await correct(id, {})).toBe(true);
  expect((await read(id)).history).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('a doubtful correction waits: the lead and the mails keep their words until it is decided', async () => {
  const id = await submit();
  await correct(id, { message: 'BUY' }, ['The message holds 3 links']);
  expect(await read(id)).toMatchObject({ message: 'Hello' });
  expect(await callAs('service', 'read_receipt($1)', [id])).toMatchObject({
    message: 'Hello',
    held_words: { message: 'BUY' },
  });
  expect(await mails()).toMatchObject([{ kind: 'held_correction' }]);

  expect(await decide(id, 0, true)).toBe(false);
  expect(await decide(id, 1, true)).toBe(true);
  expect(await decide(id, 1, true)).toBe(false);
  expect(await read(id)).toMatchObject({ message: 'BUY', correction_held_at: null });
  expect(await mails()).toEqual([]);
});

test('a dropped correction leaves the words as they were, and stays in the history', async () => {
  const id = await submit();
  await correct(id, { message: 'BUY' }, ['The message holds 3 links']);
  expect(await decide(id, 1, false)).toBe(true);
  const { message, history } = await read(id);
  expect(message).toBe('Hello');
  expect(history.map(({ kind }) => kind)).toEqual(['first', 'held', 'rejected']);
});

test('a newer correction takes the place of one that waits, and a late decision about it is refused', async () => {
  const id = await submit();
  await correct(id, { message: 'BUY' }, ['The message holds 3 links']);
  await correct(id, { message: 'BUY MORE' }, ['The message holds 4 links']);
  expect(await decide(id, 1, true)).toBe(false);
  await correct(id, { message: 'A kiosk' });
  expect(await decide(id, 2, true)).toBe(false);
  expect(await read(id)).toMatchObject({ message: 'A kiosk', correction_held_at: null });
  expect(await mails()).toMatchObject([{ kind: 'correction' }]);
});

test('the team gets one mail an hour about one enquiry, with the newest words', async () => {
  const id = await submit();
  await correct(id, { message: 'Two' });
  await correct(id, { message: 'Three' });
  expect(await mails()).toEqual([
    { kind: 'correction', subject: '{"message":"Three"}', is_due: true },
  ]);
  await sendAll();
  await correct(id, { message: 'Four' });
  await correct(id, { message: 'Five' });
  expect(await mails()).toEqual([
    { kind: 'correction', subject: '{"message":"Five"}', is_due: false },
  ]);
  const [wait] = await sql<{ minutes: number }>(`select
    round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
    from private.mail_outbox where sent_at is null`);
  expect(wait?.minutes).toBe(60);
});

test('a mail that a worker has claimed is not exchanged under its hands', async () => {
  const id = await submit();
  await correct(id, { message: 'Two' });
  await sql('select public.claim_mail(10)');
  await correct(id, { message: 'Three' });
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    '{"message":"Two"}',
    '{"message":"Three"}',
  ]);
});

test('corrections of one enquiry end, so that its history cannot fill the disk', async () => {
  const id = await submit();
  let taken = 0;
  while (taken < 100 && (await correct(id, { message: `${taken}` }))) taken += 1;
  expect(taken).toBe(59);
});

test('an export and an erasure find a person by an address that was corrected since', async () => {
  const id = await submit();
  await correct(id, { email: 'new@example.in' });
  expect(await callAs('administrator', "export_person('ASHA@example.in')")).toMatchObject({
    enquiries: [{ id, history: [{ kind: 'first' }, { kind: 'correction' }] }],
  });
  await clearAll();
  expect(await callAs('administrator', "erase_person('asha@example.in')")).toBe(1);
  expect(await sql('select from private.lead_archive')).toEqual([]);
});
