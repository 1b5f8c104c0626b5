import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { workColumns } from '../../contract/desk/list.ts';
import { ENQUIRY_FIELDS } from '../../contract/enquiry.ts';
import { startDesk } from './desk/desk.ts';

const { callAs, sql } = await startDesk();
const MAIL = {
  recipient: 'owner@example.in',
  reply_to: 'asha@example.in',
  subject: 'Enquiry',
  body_text: 'Hello',
  body_html: '<p>Hello</p>',
};
const buildLead = (id = randomUUID()) => ({
  id,
  name: 'Asha',
  email: 'asha@example.in',
  phone: '+919876543210',
  subject: 'franchise',
  message: 'Hello',
});

beforeEach(() => sql('truncate public.leads cascade'));

const submit = (lead: object, mails: unknown) =>
  callAs<{ id: string; is_new: boolean }>('service', 'submit_enquiry($1, $2)', [
    JSON.stringify(lead),
    JSON.stringify(mails),
  ]);
const countStored = async () =>
  (
    await sql(`select (select count(*)::int from public.leads) as leads,
      (select count(*)::int from private.mail_outbox) as mails`)
  )[0];

test.each([
  ['a mail that could smuggle a header', [MAIL, { ...MAIL, subject: 'Hi\r\nBcc: all@example.in' }]],
  ['a recipient that could smuggle a header', [{ ...MAIL, recipient: 'a@b.in\nBcc: c@d.in' }]],
  ['a reply address that could smuggle a header', [{ ...MAIL, reply_to: 'a@b.in\rBcc: c@d.in' }]],
  ['a mail without a recipient', [{ ...MAIL, recipient: null }]],
])('%s takes the lead down with it', async (_what, mails) => {
  await expect(submit(buildLead(), mails)).rejects.toThrow(/violates/);
  expect(await countStored()).toEqual({ leads: 0, mails: 0 });
});

test('the same id again is answered and changes nothing, also after the lead was cleared', async () => {
  const lead = buildLead();
  await submit(lead, [MAIL]);
  const before = await countStored();
  expect(await submit(lead, [MAIL])).toEqual({ id: lead.id, is_new: false });
  expect(await countStored()).toEqual(before);
  await sql('delete from public.leads');
  expect(await submit(lead, [MAIL])).toEqual({ id: lead.id, is_new: false });
  expect(await countStored()).toEqual({ leads: 0, mails: 0 });
});

test('a lead without a name leaves no mail and may come again with one', async () => {
  const lead = buildLead();
  await expect(submit({ ...lead, name: null }, [MAIL])).rejects.toThrow(/null value/);
  expect(await countStored()).toEqual({ leads: 0, mails: 0 });
  expect(await submit(lead, [MAIL])).toMatchObject({ is_new: true });
});

test('the caller chooses neither when a lead came nor anything beyond its fields', async () => {
  const lead = buildLead();
  const stated = {
    ...{ stage: 'won', city: 'Moga', tags: ['hot'], answered_at: '1999-01-01T00:00:00Z' },
    ...{ created_at: '1999-01-01T00:00:00Z', role: 'admin', is_test: true, proof_releases: true },
    ...{ withdrawn_at: '1999-01-01T00:00:00Z', corrected_at: '1999-01-01T00:00:00Z' },
    ...{ quarantined_at: '1999-01-01T00:00:00Z', quarantine_reasons: ['x'] },
    ...{ attribution: { first: {} }, interest: { city: 'Moga' } },
  };
  await submit({ ...lead, ...stated }, []);
  const rows = await sql(
    `select to_jsonb(l) - 'created_at' - $1::text[] as stored,
      created_at > now() - interval '1 minute' as is_new from public.leads l`,
    [Object.keys(workColumns)],
  );
  expect(rows).toEqual([
    {
      stored: {
        ...lead,
        ...{ is_test: false, proof_releases: false, withdrawn_at: null, corrected_at: null },
        ...{
          waits_since: null,
          quarantined_at: null,
          quarantine_reasons: [],
          attribution: {},
          interest: null,
          merged_into: null,
        },
        ...{ calls_allowed: null, correction_held_at: null, history: [], phone_typed: null },
      },
      is_new: true,
    },
  ]);
});

test('a correction writes the fields of the form and nothing else', async () => {
  const lead = buildLead();
  await submit(lead, []);
  const fields = {
    ...{ name: 'Asha Rani', subject: 'support', is_test: 'true', id: randomUUID() },
    ...{ created_at: '1999-01-01', 'name" = 1 --': 'x' },
  };
  await callAs('service', 'correct_enquiry($1, $2, $3)', [lead.id, JSON.stringify(fields), '[]']);
  const rows = await sql(`select id, name, email, phone, subject, message, is_test,
      corrected_at is not null as is_corrected, created_at > now() - interval '1 minute' as is_new
      from public.leads`);
  expect(rows).toEqual([
    { ...lead, name: 'Asha Rani', is_test: false, is_corrected: true, is_new: true },
  ]);
});

test('the columns of leads that say so are the fields of an enquiry', async () => {
  const [row] = await sql(
    "select private.enquiry_fields(to_jsonb(private.read_lead('{}'))) as fields",
  );
  expect(Object.keys(row?.fields ?? {}).sort()).toEqual([...ENQUIRY_FIELDS, 'phone_typed'].sort());
});

test('a column of ours that comes later is out of a visitor’s reach', async () => {
  const lead = buildLead();
  await sql('alter table public.leads add column mood text');
  try {
    await submit({ ...lead, mood: 'won' }, []);
    const fields = '{"name": "Asha Rani", "mood": "won"}';
    await callAs('service', "correct_enquiry($1, $2, '[]')", [lead.id, fields]);
    expect(await callAs('service', 'read_receipt($1)', [lead.id])).not.toHaveProperty('mood');
    expect(await sql('select name, mood from public.leads')).toEqual([
      { name: 'Asha Rani', mood: null },
    ]);
  } finally {
    await sql('alter table public.leads drop column mood');
  }
});
