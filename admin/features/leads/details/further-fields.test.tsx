// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { stubDesk } from '../../../shared/backend/testing/stub-desk.ts';
import { show, words } from '../../../testing/person.ts';
import { makeRow } from '../../../testing/untouched.ts';
import LeadDetails from './lead-details.tsx';

// A form that asks for more than the rows of the list show.
vi.mock('../../../../contract/enquiry-fields.ts', async (original) => ({
  ...(await original<object>()),
  FURTHER_FIELDS: ['subject'],
}));

test.each([
  ['franchise', true],
  [null, false],
])('a further field that holds %s', async (subject, isShown) => {
  stubDesk({ lead_ledger: { consents: {}, mails: [], attempts: [] } });
  await show(<LeadDetails lead={makeRow({ subject })} isUnreported={false} />);
  expect(words().includes('Subject\nfranchise')).toBe(isShown);
  expect(words().includes('Subject')).toBe(isShown);
});
