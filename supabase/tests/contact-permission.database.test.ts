import { beforeEach, expect, test } from 'vitest';
import { startDesk } from './desk/desk.ts';

const { clearAll, sql, callAs, submit } = await startDesk();
beforeEach(() => sql('truncate public.leads, private.lead_archive, private.mail_outbox cascade'));

const consentTo = (purpose: string) => ({ purpose, text: 'Words', version: '1', language: 'en' });
const change = (id: string, purpose: string, is_granted: boolean) =>
  callAs('service', 'change_consent($1, $2)', [id, { ...consentTo(purpose), is_granted }]);
const areCallsAllowed = async (id: string) =>
  (await sql('select calls_allowed from public.leads where id = $1', [id]))[0]?.calls_allowed;
interface Marked {
  contact_permission: string;
}
const exported = () =>
  callAs<{ enquiries: Marked[]; archived: Marked[] }>(
    'administrator',
    "export_person('asha@example.in')",
  );

test.each([
  [['enquiry', 'calls'], true],
  [['enquiry'], false],
  [['enquiry', 'news'], false],
  [[], null],
])('an enquiry with consents to %j: calls allowed is %s', async (purposes, expected) => {
  expect(await areCallsAllowed(await submit({ consents: purposes.map(consentTo) }))).toBe(expected);
});

test('a lead follows its ledger when calls are taken back or allowed later', async () => {
  const id = await submit();
  const other = await submit();
  await change(id, 'calls', false);
  expect(await areCallsAllowed(id)).toBe(false);
  expect(await areCallsAllowed(other)).toBe(true);
  await change(id, 'news', true);
  expect(await areCallsAllowed(id)).toBe(false);
  await change(id, 'calls', true);
  expect(await areCallsAllowed(id)).toBe(true);
});

test('the export of a person says how they may be contacted, in the archive too', async () => {
  const id = await submit();
  expect((await exported()).enquiries).toMatchObject([
    { contact_permission: expect.stringContaining('calls and WhatsApp.') },
  ]);
  await change(id, 'calls', false);
  expect((await exported()).enquiries).toMatchObject([
    { contact_permission: expect.stringMatching(/^Email only/) },
  ]);
  await change(id, 'enquiry', false);
  expect((await exported()).enquiries).toMatchObject([
    { contact_permission: expect.stringMatching(/^Do not contact/) },
  ]);
  await clearAll();
  expect((await exported()).archived).toMatchObject([
    { contact_permission: expect.stringMatching(/^Do not contact/) },
  ]);
});
