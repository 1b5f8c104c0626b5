// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { show, words } from '../testing/page/person.ts';
import { LeadContact } from './lead-contact.tsx';
import { LeadMarks } from './lead-marks.tsx';
import { makeLead } from './testing/untouched.ts';

const AT = '2026-11-21T00:10:00Z';
const links = () => [...document.querySelectorAll('a')].map((a) => a.getAttribute('href'));
const MAIL = 'mailto:asha@example.in';
const CALL = ['tel:+919876543210', 'https://wa.me/919876543210'];

test.each([
  [{}, [MAIL, ...CALL], undefined],
  [{ calls_allowed: true }, [MAIL, ...CALL], undefined],
  [{ calls_allowed: false }, [MAIL], 'No calls and no WhatsApp: the visitor did not allow them'],
  [{ withdrawn_at: AT, calls_allowed: true }, [], 'Taken back: do not contact'],
  [{ phone: null }, [MAIL], undefined],
  [{ phone: null, calls_allowed: false }, [MAIL], undefined],
])('a lead that is %j is reached by %j', async (change, ways, barrier) => {
  await show(<LeadContact lead={makeLead(change)} />);
  expect(links()).toEqual(ways);
  expect(words()).toContain('asha@example.in');
  expect(words().includes('+91 98765 43210')).toBe(!('phone' in change));
  expect(words().includes('allow') || words().includes('do not contact')).toBe(Boolean(barrier));
  if (barrier) expect(words()).toContain(barrier);
  expect(words()).not.toContain('Typed');
});

test.each([
  ['+919876543210', false],
  [null, true],
])('what was typed besides a number (%s) stands there as it was', async (phone, isAlone) => {
  await show(<LeadContact lead={makeLead({ phone, phone_typed: '2701234 (Mohali)' })} />);
  expect(words()).toContain('Typed: 2701234 (Mohali)');
  const typed = document.querySelector('span[dir="auto"]');
  const address = document.querySelector('a span');
  // Alone it is cut to one line, like the address.
  expect(typed?.getAttribute('class') === address?.getAttribute('class')).toBe(isAlone);
});

test.each([
  [{}, ''],
  [{ withdrawn_at: AT }, 'Do not contact'],
  [{ correction_held_at: AT }, 'Correction waits'],
  [{ corrected_at: AT }, 'Corrected'],
])('a lead that is %j is marked “%s”', async (change, mark) => {
  await show(<LeadMarks lead={makeLead(change)} />);
  expect(words()).toBe(mark);
});
