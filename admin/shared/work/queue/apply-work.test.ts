import { expect, test } from 'vitest';
import type { WorkChange } from '../../../../contract/desk/work.ts';
import { addWaiting, applyWork, isWaitingFor } from './apply-work.ts';
import type { WaitingWork } from './kept-work.ts';

const AT = Date.parse('2026-11-22T10:00:00Z');
const LEAD = {
  id: 'lead',
  stage: 'new',
  stage_since: '2026-11-20T00:00:00Z',
  stage_reason: null,
  answered_at: null,
  due_at: '2026-11-23T05:00:00Z',
  due_what: 'call',
  city: null as string | null,
  tags: ['hot'],
} as const;

const work = (change: WorkChange, more: Partial<WaitingWork> = {}): WaitingWork => ({
  id: 'action',
  account: 'owner',
  leadId: 'lead',
  change,
  words: '',
  at: AT,
  ...more,
});
const now = '2026-11-22T10:00:00.000Z';
const REACHED = { stage: 'contacted', stage_since: now, answered_at: now };
const LOST = {
  ...{ stage: 'lost', stage_since: now, stage_reason: 'Only asked', answered_at: now },
  ...{ due_at: null, due_what: null },
};

test.each<[string, WorkChange, object]>([
  [
    'reached moves a new lead and answers it',
    { contact: { channel: 'call', outcome: 'reached' } },
    REACHED,
  ],
  [
    'no answer moves nothing',
    { contact: { channel: 'call', outcome: 'no-answer' } },
    { answered_at: now },
  ],
  ['a reply is an answer too', { contact: { channel: 'whatsapp', outcome: 'replied' } }, REACHED],
  [
    'who is not interested is lost',
    { contact: { channel: 'call', outcome: 'not-interested' }, reason: 'Only asked', next: null },
    LOST,
  ],
  ['a lost lead has no next step', { stage: 'lost', reason: 'Only asked' }, LOST],
  [
    'unless there is one',
    { stage: 'lost', reason: 'Only asked', next: { at: '2027-01-01T00:00:00Z', what: null } },
    { ...LOST, due_at: '2027-01-01T00:00:00Z' },
  ],
  ['a step ends', { next: null }, { due_at: null, due_what: null }],
  ['the present stage is no move', { stage: 'new', note: 'a word' }, {}],
  [
    'a corrected number, without what was typed before',
    { fields: { phone: '+919876543210' } },
    { phone: '+919876543210', phone_typed: null },
  ],
  [
    'calls that were allowed',
    { calls: { how: 'On the phone', day: '2026-11-22' } },
    { calls_allowed: true },
  ],
  ['fields and tags', { fields: { city: 'Moga' }, tags: [] }, { city: 'Moga', tags: [] }],
])('%s', (_, change, changed) => {
  expect(applyWork(LEAD, [work(change)])).toEqual({ ...LEAD, ...changed });
});

test('actions follow each other; those of others and refused ones change nothing', () => {
  const refusal = { status: 409, sentence: 'Somebody else moved it.' };
  const waiting = [
    work({ contact: { channel: 'call', outcome: 'reached' } }),
    work({ stage: 'qualified' }, { at: AT + 1000 }),
    work({ stage: 'won' }, { leadId: 'another' }),
    work({ stage: 'won' }, { refusal }),
  ];
  const lead = applyWork(LEAD, waiting);
  expect(lead).toMatchObject({ stage: 'qualified', answered_at: now });
  expect(isWaitingFor(waiting, 'lead')).toBe(true);
  expect(isWaitingFor([work({ note: 'x' }, { refusal })], 'lead')).toBe(false);
  expect(isWaitingFor([work({ note: 'x' }, { isUnderWay: true })], 'lead')).toBe(false);
});

test('the timeline ends with what waits, and has what was recorded meanwhile once', () => {
  const recorded = { at: now, kind: 'work', actor: 'a@b.in', action_id: 'known', detail: {} };
  const timeline = addWaiting(
    [recorded],
    [work({ note: 'x' }, { id: 'known', isUnderWay: true }), work({ note: 'y' })],
    'lead',
  );
  expect(timeline).toEqual([
    recorded,
    {
      ...{ at: now, kind: 'work', actor: null, action_id: 'action' },
      detail: { change: { note: 'y' }, is_waiting: true },
    },
  ]);
});
