import { beforeEach, expect, test } from 'vitest';
import { startDesk } from './desk/desk.ts';

const { clearAll, sql, callAs, submit, sendAll } = await startDesk();
beforeEach(() => sql('truncate public.leads, private.lead_archive, private.mail_outbox cascade'));

const count = async (table: string, where = 'true') =>
  (await sql(`select from ${table} where ${where}`)).length;

test('a deleted lead is archived for its legal term, an erased one leaves no copy', async () => {
  const deleted = await submit();
  await clearAll();
  expect(await count('private.lead_archive', "purge_at > now() + interval '364 days'")).toBe(1);
  expect(await callAs('service', 'read_receipt($1)', [deleted])).toMatchObject({
    state: 'closed',
    is_archived: true,
  });

  const erased = await submit();
  expect(await callAs('service', 'erase_enquiry($1)', [erased])).toBe(true);
  expect(await callAs('service', 'erase_enquiry($1)', [deleted])).toBe(true);
  for (const table of ['public.leads', 'private.lead_archive', 'private.mail_outbox']) {
    expect(await count(table), table).toBe(0);
  }
  expect(await count('private.consents', `lead_id = '${erased}'`)).toBe(2);
});

test('a withdrawal of consent is stored beside the consent that was given', async () => {
  const id = await submit();
  await callAs('service', 'change_consent($1, $2)', [
    id,
    { purpose: 'enquiry', is_granted: false, text: 'To answer.', version: '1', language: 'en' },
  ]);
  const receipt = await callAs<Record<string, unknown>>('service', 'read_receipt($1)', [id]);
  expect(receipt).toMatchObject({
    state: 'kept',
    consents: { enquiry: { is_granted: false }, calls: { is_granted: true } },
    withdrawn_at: expect.any(String),
  });
  expect(await count('private.consents', `lead_id = '${id}' and purpose = 'enquiry'`)).toBe(2);
  expect(await count('private.mail_outbox', "kind = 'acknowledgement'")).toBe(0);
});

test('what is older than its rule is archived, then purged', async () => {
  await submit();
  await submit({ reasons: ['The hidden field was filled in'] });
  const kept = await submit();
  await sql(
    `update public.leads set created_at = now() - interval '25 months' where id <> $1 and quarantined_at is null`,
    [kept],
  );
  await sql(
    "update public.leads set quarantined_at = now() - interval '61 days' where quarantined_at is not null",
  );
  expect(await callAs('service', 'run_retention()')).toEqual({
    archived: 1,
    doubtful: 1,
    purged: 0,
  });
  expect(await sql('select id from public.leads')).toEqual([{ id: kept }]);
  await sql("update private.lead_archive set purge_at = now() - interval '1 second'");
  expect(await callAs('service', 'run_retention()')).toMatchObject({ purged: 2 });
  expect(await count('private.lead_archive')).toBe(0);
});

test('a lead in quarantine holds its mails until it is released', async () => {
  const doubted = await submit({ reasons: ['The hidden field was missing'], proof_releases: true });
  const certain = await submit({ reasons: ['The hidden field was filled in'] });
  expect(await sendAll()).toBe(0);
  expect(await callAs('service', 'accept_proof($1)', [certain])).toBe(false);
  expect(await callAs('service', 'accept_proof($1)', [doubted])).toBe(true);
  expect(await sendAll()).toBe(2);
  expect(await callAs('administrator', 'release_lead($1)', [certain])).toBe(true);
  expect(await callAs('administrator', 'release_lead($1)', [certain])).toBe(false);
  expect(await sendAll()).toBe(2);
});

test('a test enquiry takes the whole path and removes itself', async () => {
  const id = await callAs<string>('administrator', 'begin_test_enquiry()');
  await submit({ reasons: ['The hidden field was missing'] }, id);
  expect(await sql('select subject from private.mail_outbox order by subject')).toEqual([
    { subject: '[Test] Enquiry' },
    { subject: '[Test] Thank you' },
  ]);
  expect(await sendAll()).toBe(2);
  expect(await callAs('administrator', 'test_enquiry_state($1)', [id])).toMatchObject({
    stored_at: expect.any(String),
    mailed_at: expect.any(String),
    removed_at: expect.any(String),
  });
  for (const table of ['public.leads', 'private.lead_archive', 'private.mail_outbox']) {
    expect(await count(table), table).toBe(0);
  }
});
