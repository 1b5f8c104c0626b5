// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { stubDesk } from '../../../shared/backend/testing/stub-desk.ts';
import { show, until, words } from '../../../testing/person.ts';
import { makeRow } from '../../../testing/untouched.ts';
import LeadDetails from './lead-details.tsx';

const open = async (lead: Parameters<typeof makeRow>[0], desk_lead: object = {}) => {
  const sent = stubDesk({ lead_ledger: { consents: {}, mails: [], attempts: [] }, desk_lead });
  const client = await show(<LeadDetails lead={makeRow(lead)} isUnreported={false} />);
  await until(() => expect(client.isFetching()).toBe(0));
  return sent;
};

test('a message that the list has cut is read as a whole', async () => {
  const whole = { ...makeRow(), proof_releases: true, message: 'Hello, and more' };
  const sent = await open(
    { message: 'Hello', message_is_cut: true },
    { lead: whole, timeline: [], same_person: [], same_reference: [] },
  );
  await until(() => expect(words()).toContain('Whole message\nHello, and more'));
  expect(sent.map(({ body }) => body)).toContainEqual({ reference: makeRow().id });
  await open({ message: 'Hello' });
  expect(words()).not.toContain('Whole message');
});

test('a history that cannot be read is not shown', async () => {
  await open({ history: [{ kind: 7 }] });
  expect(words()).toContain('Reference');
  expect(words()).not.toContain('First words');
});
