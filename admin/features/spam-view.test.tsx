// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { holdReply, refuse, stubDesk } from '../shared/backend/testing/stub-desk.ts';
import { COUNTS, makeRun } from '../testing/desk-replies.ts';
import {
  control,
  controls,
  focused,
  press,
  show,
  toasts,
  until,
  words,
} from '../testing/person.ts';
import { makePage, makeRow } from '../testing/untouched.ts';
import QuarantineView from './spam-view.tsx';

const doubt = (number: number) =>
  makeRow({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    name: `Spam ${number}`,
    quarantined_at: '2026-11-21T00:10:00Z',
    quarantine_reasons: ['Four links'],
  });

/** Opens the view once so many leads are loaded, fifty on a page. */
async function open(count: number, replies: Parameters<typeof stubDesk>[0] = {}) {
  const rows = Array.from({ length: count }, (_, at) => doubt(at + 1));
  const sent = stubDesk({
    desk_leads: ({ body }) => {
      const at = Number((body as { after?: string }).after ?? 0);
      return makePage(rows.slice(at, at + 50), at + 50 < count ? String(at + 50) : null);
    },
    desk_counts: { ...COUNTS, quarantined: count },
    ...replies,
  });
  await show(<QuarantineView />);
  await until(() => expect(words()).toContain('Spam 1'));
  return sent;
}

test('before the leads are loaded nothing is said of them; what failed is asked for again', async () => {
  const list = holdReply(refuse(400));
  let answer: unknown = list.reply;
  stubDesk({ desk_leads: (sent) => (typeof answer === 'function' ? answer(sent) : answer) });
  await show(<QuarantineView />);
  expect(document.querySelector('[data-row-shape]')).not.toBeNull();
  expect(words()).not.toContain('No suspected spam');
  list.release();
  await until(() => expect(words()).toContain('The leads could not be loaded'));
  answer = makePage([]);
  await press('Try again');
  await until(() => expect(words()).toContain('No suspected spam'));
});

test('each waits with its reasons and its number, as it is dialled and as it was typed', async () => {
  const typed = { ...doubt(2), phone_typed: '98765 43210 or landline' };
  await open(2, { desk_leads: makePage([{ ...doubt(1), phone: null }, typed]) });
  expect(words()).toMatch(/YC-0000-0000/);
  expect(words().match(/Four links/g)).toHaveLength(2);
  expect(words().match(/\+91 98765 43210/g)).toHaveLength(1);
  expect(words().match(/Typed: /g)).toHaveLength(1);
});

test('a message that the list has cut is read on request', async () => {
  const cut = { ...doubt(1), message: 'Buy', message_is_cut: true };
  const whole = { ...doubt(1), proof_releases: true, message: 'Buy links now' };
  const answer = holdReply({ lead: whole, timeline: [], same_person: [], same_reference: [] });
  await open(1, { desk_leads: makePage([cut]), desk_lead: answer.reply });
  expect(words()).toContain('Buy…');
  expect(words()).not.toContain('Delete all');
  await press('Whole message of Spam 1');
  expect(control('Whole message of Spam 1').disabled).toBe(true);
  answer.release();
  await until(() => expect(words()).toContain('Buy links now'));
  expect(controls('Whole message of Spam 1')).toHaveLength(0);
});

test('fifty are shown, then the rest', async () => {
  await open(51);
  expect(words().match(/Why it looks like spam/g)).toHaveLength(50);
  await until(() => expect(controls('Show more (1 left)')).toHaveLength(1));
  await press('Show more (1 left)');
  await until(() => expect(words().match(/Why it looks like spam/g)).toHaveLength(51));
  expect(words()).not.toContain('Show more');
});

test('one that is no spam goes to the list, and the focus stays in the view', async () => {
  const answer = holdReply(true);
  const sent = await open(2, { release_lead: answer.reply });
  const asked = sent.length;
  await press('Not spam: Spam 1');
  const busy = ['Not spam:', 'Delete the enquiry of'].flatMap((way) =>
    [1, 2].map((number) => control(`${way} Spam ${number}`).disabled),
  );
  expect(busy).toEqual([true, false, true, false]);
  answer.release();
  await until(() => expect(words()).not.toContain('Spam 1'));
  expect(toasts()).toEqual(['Not spam: Spam 1 is in the list, and the mails go out now.']);
  await until(() => expect(focused()).toContain('Spam 2'));
  // The list keeps its place; only the counts are read anew.
  expect(sent.slice(asked).map(({ line }) => line.replace(/^.*\//, ''))).toEqual([
    'release_lead',
    'desk_counts',
  ]);
  expect(sent[asked]?.body).toEqual({ lead_id: doubt(1).id });
});

test('all are deleted at once, which the question says', async () => {
  const answer = holdReply(makeRun({ total: 2 }));
  await open(2);
  await press('Delete all 2 leads');
  expect(words()).toContain('Every enquiry under Spam is deleted, also one');
  const sent = stubDesk({ bin_leads: answer.reply, desk_leads: makePage([]) });
  await press('Delete');
  expect(control('Delete').disabled).toBe(true);
  answer.release();
  await until(() => expect(words()).toContain('No suspected spam'));
  expect(sent[0]?.body).toMatchObject({ target: { filter: { list: 'quarantine' } } });
  expect(toasts()).toEqual(['Deleted: No suspected spam is left.']);
  await until(() => expect(controls('Delete')).toHaveLength(0));
});

test.each(['Not spam: Spam 1', 'Delete the enquiry of Spam 1', 'Delete all 2 leads'])(
  '%s: a refusal changes nothing and leaves the question open',
  async (name) => {
    await open(2, { release_lead: refuse(400), leads: refuse(400), bin_leads: refuse(400) });
    await press(name);
    const isAsked = controls('Delete').length > 0;
    if (isAsked) await press('Delete');
    await until(() =>
      expect(toasts()).toEqual(['Error: The database refused. Nothing has changed.']),
    );
    expect(controls('Delete')).toHaveLength(isAsked ? 1 : 0);
    expect(words()).toContain('Spam 1');
  },
);
