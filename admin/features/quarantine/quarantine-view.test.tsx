// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { holdReply, refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { listQuery } from '../../shared/desk-list/desk-lists.ts';
import { doubt, open } from '../../testing/open-quarantine.tsx';
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
} from '../../testing/person.ts';
import { makePage } from '../../testing/untouched.ts';
import QuarantineView from './quarantine-view.tsx';

test('each waits with its reasons; only several are deleted at once', async () => {
  await open(1);
  expect(words()).toContain('Spam 1');
  expect(words()).toContain('Four links');
  expect(words()).not.toContain('Nothing is doubted');
  expect(words()).not.toContain('Delete all');
  await open(2);
  expect(words()).toContain('Delete all 2 leads');
});

test('a number is shown as it is dialled, and as it was typed', async () => {
  const lead = { ...doubt(1), phone_typed: '98765 43210 or landline' };
  stubDesk({ desk_leads: makePage([lead, { ...doubt(2), phone: null }]) });
  await show(<QuarantineView />);
  await until(() => expect(words()).toContain('Spam 2'));
  expect(words().match(/\+91 98765 43210/g)).toHaveLength(1);
  expect(words().match(/Typed: /g)).toHaveLength(1);
});

test('one that is no spam goes to the list, and the focus stays in the view', async () => {
  const answer = holdReply(true);
  const { sent, client } = await open(2, { release_lead: answer.reply });
  await press('Not spam: the enquiry of Spam 1');
  expect(control('Not spam: the enquiry of Spam 1').disabled).toBe(true);
  expect(control('Delete the enquiry of Spam 1').disabled).toBe(true);
  expect(control('Not spam: the enquiry of Spam 2').disabled).toBe(false);
  expect(control('Delete the enquiry of Spam 2').disabled).toBe(false);
  answer.release();
  await until(() => expect(words()).not.toContain('Spam 1'));
  expect(sent.map(({ body }) => body)).toContainEqual({ lead_id: doubt(1).id });
  expect(toasts()).toEqual([
    'Not spam: The enquiry of Spam 1 is in the list, and its mails go out now.',
  ]);
  // The list keeps its place, and is read anew when it is opened again.
  expect(client.getQueryState(listQuery({ list: 'quarantine' }).queryKey)?.isInvalidated).toBe(
    true,
  );
  await until(() => expect(focused()).toContain('Spam 2'));
});

test('what the other views show is asked for again after a change, the list is not', async () => {
  const { client, sent } = await open(2, { release_lead: true });
  await client.fetchQuery({ queryKey: ['health'], queryFn: () => 1 });
  const asked = sent.length;
  await press('Not spam: the enquiry of Spam 1');
  await until(() => expect(words()).not.toContain('Spam 1'));
  expect(client.getQueryState(['health'])?.isInvalidated).toBe(true);
  await settle();
  expect(sent.slice(asked).map(({ line }) => line.replace(/^.*\//, ''))).toEqual([
    'release_lead',
    'desk_counts',
  ]);
});

test('one is deleted once that is confirmed', async () => {
  let isAsked = false;
  await open(2);
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
  expect(words()).toContain('Spam 2');
  expect(toasts()).toEqual(['Deleted: The enquiry is deleted.']);
  await until(() => expect(focused()).toContain('Spam 2'));
});

test('all are deleted at once, which the question says; others stay', async () => {
  await open(2);
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
  const sent = stubDesk({ bin_leads: answer.reply, desk_leads: makePage([]) });
  await press('Delete');
  expect(control('Delete').disabled).toBe(true);
  answer.release();
  await until(() => expect(words()).toContain('Nothing is doubted'));
  expect(sent[0]).toMatchObject({
    line: 'POST /rest/v1/rpc/bin_leads',
    body: { target: { filter: { list: 'quarantine' } }, at_most: 2000 },
  });
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
    stubDesk({ leads: refuse(400), bin_leads: refuse(400) });
    await press('Delete');
    await settle();
    expect(controls('Delete')).toHaveLength(1);
  }
  await until(() => expect(toasts()).toHaveLength(1));
  expect(toasts()).toEqual(['Error: The database refused. Nothing has changed.']);
  expect(words()).toContain('Spam 1');
});
