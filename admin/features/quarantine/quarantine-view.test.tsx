// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { holdReply, refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { leadsQuery } from '../../shared/lead/leads-query.ts';
import { makeLead } from '../../shared/lead/testing/untouched.ts';
import {
  control,
  controls,
  focused,
  press,
  settle,
  show,
  toasts,
  until,
  words,
} from '../../shared/testing/page/person.ts';
import QuarantineView from './quarantine-view.tsx';

const doubt = (number: number) =>
  makeLead({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    name: `Spam ${number}`,
    quarantined_at: '2026-11-21T00:10:00Z',
    quarantine_reasons: ['Four links'],
  });
const doubts = (count: number) => Array.from({ length: count }, (_, at) => doubt(at + 1));

/** Opens the view once the leads are loaded, beside one that nobody doubts. */
async function open(count: number, replies: Parameters<typeof stubDesk>[0] = {}) {
  const sent = stubDesk({ leads: [makeLead(), ...doubts(count)], ...replies });
  const client = await show(<QuarantineView />);
  await until(() => expect(words()).toContain('Quarantine'));
  return { sent, client, kept: () => client.getQueryData(leadsQuery.queryKey) };
}

test('before the leads are loaded nothing is said about them', async () => {
  const list = holdReply([]);
  stubDesk({ leads: list.reply });
  await show(<QuarantineView />);
  expect(words()).toBe('');
  list.release();
  await until(() => expect(words()).toContain('Nothing is doubted'));
});

test('each waits with its reasons; only several are deleted at once', async () => {
  await open(1);
  expect(words()).toContain('Spam 1');
  expect(words()).toContain('Four links');
  expect(words()).not.toContain('Asha Verma');
  expect(words()).not.toContain('Nothing is doubted');
  expect(words()).not.toContain('Delete all');
  await open(2);
  expect(words()).toContain('Delete all 2 leads');
});

test('a number is shown as it is dialled, and as it was typed', async () => {
  const lead = { ...doubt(1), phone_typed: '98765 43210 or landline' };
  stubDesk({ leads: [lead, { ...doubt(2), phone: null }] });
  await show(<QuarantineView />);
  await until(() => expect(words()).toContain('Spam 2'));
  expect(words().match(/\+91 98765 43210/g)).toHaveLength(1);
  expect(words().match(/Typed: /g)).toHaveLength(1);
});

test('thirty are shown, then thirty more', async () => {
  await open(61);
  const shown = () => words().match(/Why it waits/g)?.length;
  expect(shown()).toBe(30);
  await press('Show more (31 left)');
  expect(shown()).toBe(60);
  await press('Show more (1 left)');
  expect(shown()).toBe(61);
  expect(words()).not.toContain('Show more');
});

test('exactly thirty need no button', async () => {
  await open(30);
  expect(words()).not.toContain('Show more');
});

test('one that is no spam goes to the list, and the focus stays in the view', async () => {
  const answer = holdReply(true);
  const { sent, kept } = await open(2, { release_lead: answer.reply });
  await press('Not spam: the enquiry of Spam 1');
  expect(control('Not spam: the enquiry of Spam 1').disabled).toBe(true);
  expect(control('Delete the enquiry of Spam 1').disabled).toBe(true);
  expect(control('Not spam: the enquiry of Spam 2').disabled).toBe(false);
  expect(control('Delete the enquiry of Spam 2').disabled).toBe(false);
  answer.release();
  await until(() => expect(words()).not.toContain('Spam 1'));
  expect(sent.at(-1)).toMatchObject({ body: { lead_id: doubt(1).id } });
  expect(toasts()).toEqual([
    'Not spam: The enquiry of Spam 1 is in the list, and its mails go out now.',
  ]);
  expect(kept()).toEqual([makeLead(), { ...doubt(1), quarantined_at: null }, doubt(2)]);
  await until(() => expect(focused()).toContain('Spam 2'));
});

test('what the other views show is asked for again after a change, the leads are not', async () => {
  const { client, sent } = await open(2, { release_lead: true });
  await client.fetchQuery({ queryKey: ['health'], queryFn: () => 1 });
  const asked = sent.length;
  await press('Not spam: the enquiry of Spam 1');
  await until(() => expect(words()).not.toContain('Spam 1'));
  expect(client.getQueryState(['health'])?.isInvalidated).toBe(true);
  expect(sent.slice(asked).map(({ line }) => line)).toEqual(['POST /rest/v1/rpc/release_lead']);
});

test('one is deleted once that is confirmed', async () => {
  let isAsked = false;
  const { sent } = await open(2);
  await press('Delete the enquiry of Spam 1');
  expect(words()).toContain('Delete the enquiry of Spam 1?');
  expect(words()).not.toContain('Every enquiry that is in quarantine');
  expect(focused()).toBe('Cancel');
  await press('Cancel');
  expect(words()).not.toContain('Delete the enquiry of Spam 1?');

  await press('Delete the enquiry of Spam 1');
  stubDesk({
    leads: ({ line }: { line: string }) => {
      isAsked = line === `DELETE /rest/v1/leads?id=eq.${doubt(1).id}`;
      return null;
    },
  });
  await press('Delete');
  await until(() => expect(words()).not.toContain('Spam 1'));
  expect(isAsked).toBe(true);
  expect(sent).toHaveLength(1);
  expect(words()).toContain('Spam 2');
  expect(toasts()).toEqual(['Deleted: The enquiry is deleted.']);
  await until(() => expect(focused()).toContain('Spam 2'));
});

test('all are deleted at once, which the question says; others stay', async () => {
  const { kept } = await open(2);
  const answer = holdReply({
    run_id: 'r',
    total: 2,
    done: 2,
    same: 0,
    refused: [],
    is_finished: true,
  });
  await press('Delete all 2 leads');
  expect(words()).toContain('Delete 2 leads?');
  expect(words()).toContain('Every enquiry that is in quarantine is deleted, also one');
  const sent = stubDesk({ bin_leads: answer.reply });
  await press('Delete');
  expect(control('Delete').disabled).toBe(true);
  answer.release();
  await until(() => expect(words()).toContain('Nothing is doubted'));
  expect(sent).toMatchObject([
    {
      line: 'POST /rest/v1/rpc/bin_leads',
      body: { target: { filter: { list: 'quarantine' } }, at_most: 2000 },
    },
  ]);
  expect(kept()).toEqual([makeLead()]);
  expect(toasts()).toEqual(['Deleted: The quarantine is empty.']);
  await until(() => expect(controls('Delete')).toHaveLength(0));
});

test.each([
  ['Not spam: the enquiry of Spam 1', { release_lead: refuse(400) }],
  ['Delete the enquiry of Spam 1', {}],
  ['Delete all 2 leads', {}],
])('%s: a refusal changes nothing and leaves the question open', async (name, replies) => {
  await open(2, replies);
  await press(name);
  if (controls('Delete').length > 0) {
    stubDesk({ leads: refuse(400) });
    await press('Delete');
    await settle();
    expect(controls('Delete')).toHaveLength(1);
  }
  await until(() => expect(toasts()).toHaveLength(1));
  expect(toasts()).toEqual(['Error: The database refused. Nothing has changed.']);
  expect(words()).toContain('Spam 1');
});
