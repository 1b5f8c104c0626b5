// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { TimelineEntry } from '../../../contract/desk/one-lead.ts';
import type { DeskRole } from '../../../contract/desk/team.ts';
import { holdReply, refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { RoleContext } from '../../shared/role.ts';
import { KNOWN } from '../../testing/known.ts';
import {
  control,
  controls,
  press,
  settle,
  show,
  toasts,
  until,
  words,
} from '../../testing/person.ts';
import { makeRow } from '../../testing/untouched.ts';
import LeadView from './lead-view.tsx';

const AT = '2026-11-21T00:10:00Z';
const DAY = '21 Nov 2026, 5:40';

interface Opened {
  lead?: Parameters<typeof makeRow>[0];
  timeline?: readonly Partial<TimelineEntry>[];
  replies?: Parameters<typeof stubDesk>[0];
  role?: DeskRole;
  isPreview?: boolean;
}

async function open({
  lead,
  timeline = [],
  replies,
  role = 'owner',
  isPreview = false,
}: Opened = {}) {
  const sent = stubDesk({
    desk_lead: {
      lead: { ...makeRow(lead), proof_releases: false },
      timeline: timeline.map((entry) => ({
        at: AT,
        actor: null,
        action_id: null,
        detail: {},
        ...entry,
      })),
      same_person: [],
      same_reference: [],
    },
    desk_team: [],
    record_desk_use: null,
    ...replies,
  });
  const client = await show(
    <RoleContext value={role}>
      <LeadView reference="YC-F47A-C10B" isPreview={isPreview} />
    </RoleContext>,
  );
  await until(() => expect(words()).toContain('Activity'));
  return { sent, client };
}
const fact = (label: string) => words().match(new RegExp(`^${label}\\n(.*)`, 'm'))?.[1];
const asked = (sent: { line: string }[], name: string) =>
  sent.filter(({ line }) => line.endsWith(`/${name}`));

test('an opened lead is noted in the audit log, once, and said where that failed', async () => {
  const { sent, client } = await open();
  await client.invalidateQueries();
  await settle();
  expect(asked(sent, 'record_desk_use').map((one) => 'body' in one && one.body)).toEqual([
    { action: 'viewed', lead_ids: [makeRow().id] },
  ]);
  expect(words()).not.toContain('audit log');
  await open({ replies: { record_desk_use: refuse(400) } });
  await until(() => expect(words()).toContain('The audit log could not note that you opened'));
});

test.each([
  [{}, 'Source', 'not known'],
  [
    { attribution: { first: { gclid: 'x' }, page: '/menu' } },
    'Source',
    'Google Ads. Sent from /menu',
  ],
  [{ source: 'IndiaMART', attribution: {} }, 'Source', 'IndiaMART'],
  [{}, 'Calls and WhatsApp', 'not known'],
  [{ calls_allowed: false }, 'Calls and WhatsApp', 'not allowed'],
  [
    { calls_allowed: false, asked_for_call: true },
    'Calls and WhatsApp',
    'Asked to be called, in the message',
  ],
  [{ withdrawn_at: AT }, 'Calls and WhatsApp', `do not contact: withdrawn on ${DAY}`],
  [{ corrected_at: AT }, 'Corrected by the visitor', DAY],
  [{ phone: null, phone_typed: '2701' }, 'Typed beside the number', '2701'],
])('a lead with %j says %s: %s', async (lead, label, value) => {
  await open({ lead });
  expect(fact(label)?.replace('\u202f', ' ')).toContain(value);
});

test('whoever may only read sees what was noted, and no form', async () => {
  await open({
    role: 'viewer',
    lead: { model: 'Kiosk', stage: 'lost', stage_reason: 'No' },
  });
  expect(fact('Model')).toBe('Kiosk');
  expect(fact('Stage')).toBe('Lost: No');
  expect(document.querySelector('form, [href^="tel:"]')).toBeNull();
});

const MAIL = { kind: 'team', id: 'm', is_held: false };

test.each([
  [{ sent_at: AT }, `sent ${DAY}`, false],
  [{ held_for: 'Withdrawn.', is_held: true }, 'not sent. Withdrawn.', false],
  [{ is_held: true, abandoned_at: AT }, 'waits until you press Not spam', false],
  [{ abandoned_at: AT, fault: 'Mailbox full' }, `given up ${DAY}`, true],
  [{}, 'waits to be sent', true],
])('a mail with %j is %s', async (change, state, isOffered) => {
  await open({ timeline: [{ kind: 'mail', detail: { ...MAIL, ...change } }] });
  expect(words().replaceAll('\u202f', ' ')).toContain(`Mail to the team: ${state}`);
  expect(words().includes('Mailbox full')).toBe('fault' in change);
  expect(controls('Send again')).toHaveLength(isOffered ? 1 : 0);
});

test.each([
  [true, 'Sending: The mail is tried again now.'],
  [false, 'Not needed: This mail has been sent already, or waits for its lead.'],
  [refuse(400), 'Error: The mail could not be put back into the queue.'],
])('“Send again” tells what became of it, and looks at the lead anew', async (answer, told) => {
  const { sent } = await open({
    timeline: [{ kind: 'mail', detail: MAIL }],
    replies: { retry_mail: answer },
  });
  await press('Send again');
  await until(() => expect(asked(sent, 'desk_lead')).toHaveLength(2));
  expect(toasts()).toEqual([told]);
});

const HELD = {
  correction_held_at: AT,
  history: [
    { kind: 'first', at: AT, words: { message: 'Before' } },
    { kind: 'held', at: AT, words: { message: 'After' }, reasons: ['Four links'] },
  ],
};

test.each([
  ['Use the correction', true, true, 'Corrected: The enquiry has the new words.'],
  [
    'Drop the correction',
    false,
    true,
    'Dropped: The enquiry keeps its words; the correction stays in its history.',
  ],
  [
    'Drop the correction',
    false,
    false,
    'Look again: The visitor has sent another correction since. Nothing has changed.',
  ],
  ['Use the correction', true, refuse(400), 'Error: The database refused. Nothing has changed.'],
])('%s (%s, answered %j)', async (name, is_accepted, answered, told) => {
  const answer = holdReply(answered);
  const { sent } = await open({ lead: HELD, replies: { decide_correction: answer.reply } });
  expect(words()).toContain('Four links\nMessage: After\nUse the correction');
  await press(name);
  expect(control('Use the correction').disabled).toBe(true);
  expect(control('Drop the correction').disabled).toBe(true);
  answer.release();
  await until(() => expect(toasts()).toEqual([told]));
  expect(asked(sent, 'decide_correction')).toMatchObject([
    { body: { lead_id: makeRow().id, entry: 1, is_accepted } },
  ]);
  await until(() => expect(control('Use the correction').disabled).toBe(false));
});

test('the activity shows the first words whole, and of each correction what it changed', async () => {
  const first = { name: 'Asha', phone: '+919876543210', message: 'Hello' };
  await open({
    timeline: [
      { kind: 'enquiry' },
      { kind: 'first', detail: { words: first } },
      { kind: 'correction', detail: { words: { ...first, phone: '+919876500000' } } },
      { kind: 'held', detail: { words: { ...first, phone: '+919876500000', message: 'Kiosk' } } },
      { kind: 'accepted' },
      {
        kind: 'correction',
        detail: {
          words: { ...first, phone: '+919876500000', message: 'Kiosk', name: 'Asha Rani' },
        },
      },
    ],
  });
  const told = [...document.querySelectorAll('ol > li')].map((entry) =>
    [...entry.querySelectorAll('p')]
      .slice(0, -1)
      .map((one) => one.textContent?.trim())
      .join(' | '),
  );
  expect(told).toEqual([
    'Corrected by the visitor | Name: Asha Rani',
    'The held correction was used',
    'Doubtful correction, held back | Message: Kiosk',
    'Corrected by the visitor | Phone: +919876500000',
    'First words | Name: Asha\nPhone: +919876543210\nMessage: Hello',
    'The enquiry came in',
  ]);
});

test('the head says what was said last and what is next, and a preview is not noted as opened', async () => {
  const call = { contact: { channel: 'call', outcome: 'no-answer' } };
  const { sent } = await open({
    lead: { city: 'Moga', budget_rupees: 900_000, due_at: AT, due_what: 'call again' },
    timeline: [
      { kind: 'enquiry' },
      { kind: 'work', detail: { change: call } },
      { kind: 'work', detail: { change: { note: 'taken back' }, is_undone: true } },
      { kind: 'work', detail: { change: { stage: 'contacted' } } },
    ],
    isPreview: true,
    replies: { 'desk.json': { ...KNOWN, sources: [] } },
  });
  await until(() => expect(words()).toContain('Moga · ₹9 lakh'));
  expect(fact('Last')).toMatch(/^Call: no answer, /);
  expect(fact('Next')).toMatch(/: call again$/);
  expect(asked(sent, 'record_desk_use')).toEqual([]);
});
