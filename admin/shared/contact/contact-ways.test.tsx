// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { settle, show, words } from '../../testing/person.ts';
import { makeRow } from '../../testing/untouched.ts';
import { LeadMarks } from '../lead/lead-badges.tsx';
import { RoleContext } from '../role.ts';
import { ContactButtons } from './contact-ways.tsx';
import { keepContact, usePendingContact } from './pending-contact.ts';

const AT = '2026-11-21T00:10:00Z';
const links = () => [...document.querySelectorAll('a')].map((a) => a.getAttribute('href'));
const Asked = () => {
  const pending = usePendingContact();
  return pending && <p>{`Asked of ${pending.name}, ${pending.channel}`}</p>;
};
const MAIL = 'mailto:asha@example.in';
const CALL = ['tel:+919876543210', 'https://wa.me/919876543210'];

test.each([
  [{}, [...CALL, MAIL], undefined],
  [{ calls_allowed: true }, [...CALL, MAIL], undefined],
  [{ calls_allowed: false }, [MAIL], 'No calls'],
  [{ calls_allowed: false, asked_for_call: true }, [CALL[0], MAIL], 'Not allowed'],
  [{ withdrawn_at: AT, calls_allowed: true }, [], 'Do not contact'],
  [{ phone: null }, [MAIL], 'No number'],
])('a lead that is %j is reached by %j', async (change, ways, barrier) => {
  await show(<ContactButtons lead={makeRow(change)} />);
  expect(links()).toEqual(ways);
  expect(words().includes('+91 98765 43210')).toBe(!('phone' in change));
  if (barrier) expect(words()).toContain(barrier);
  await show(<ContactButtons lead={makeRow(change)} isDense />);
  expect(links()).toEqual(ways.slice(0, 2));
});

test('a landline is called, and nobody chats with it', async () => {
  const lead = makeRow({ phone: '+911612740555' });
  await show(<ContactButtons lead={lead} />);
  expect(links()).toEqual(['tel:+911612740555', expect.stringContaining('mailto:')]);
  expect(words()).toContain('Landline');
});

test.each([
  ['owner', [MAIL, 'mail']],
  ['caller', [CALL[0], 'call']],
  ['owner', [CALL[1], 'whatsapp']],
  ['viewer', [CALL[0], undefined]],
] as const)('what came of it is asked of the %s who pressed %j', async (role, [href, channel]) => {
  keepContact(undefined);
  const lead = makeRow({});
  await show(
    <RoleContext value={role}>
      <ContactButtons lead={lead} />
      <Asked />
    </RoleContext>,
  );
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
  // Nothing answers such a link here.
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  await settle();
  expect(words().includes('Asked of')).toBe(channel !== undefined);
  if (channel) expect(words()).toContain(`Asked of ${lead.name}, ${channel}`);
});

test.each([
  ['{"leadId":', false],
  ['{"leadId":"a","name":"Asha","channel":"pigeon"}', false],
  ['{"leadId":"a","name":"Asha","channel":"call","message":"Hello","best_hour":18}', true],
])('what the tab kept as %j is asked for again: %s', async (text, isAsked) => {
  sessionStorage.setItem('lead-desk-contact', text);
  vi.resetModules();
  const anew = await import('./pending-contact.ts');
  const Kept = () => <p>{anew.usePendingContact()?.name ?? 'nobody'}</p>;
  await show(<Kept />);
  expect(words()).toBe(isAsked ? 'Asha' : 'nobody');
});

test.each([
  [{}, ''],
  [{ withdrawn_at: AT }, 'Do not contact'],
  [{ correction_held_at: AT }, 'Correction waits'],
  [{ corrected_at: AT }, 'Corrected'],
])('a lead that is %j is marked “%s”', async (change, mark) => {
  await show(<LeadMarks lead={makeRow(change)} />);
  expect(words()).toBe(mark);
});
