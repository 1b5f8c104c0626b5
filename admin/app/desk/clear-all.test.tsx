// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { holdReply, refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { COUNTS, makeRun, NO_COUNTS } from '../../testing/desk-replies.ts';
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
import { makePage, makeRow } from '../../testing/untouched.ts';
import { LeadDesk } from './lead-desk.tsx';

const NAMES = ['Asha Verma', 'Ravi Kumar', 'Gita Rao'];
const LIST = makePage(NAMES.map((name) => makeRow({ id: name, name })));
const SOME = { ...COUNTS, all: 3, quarantined: 1 };

const run = (done: number, is_finished: boolean) => makeRun({ total: 4, done, is_finished });
const GONE = run(4, true);

/** A desk with these counts, and what a batch of the deletion is answered. */
async function ask(deleted: () => unknown = () => GONE, counts = SOME) {
  let isGone = false;
  const sent = stubDesk({
    desk_leads: LIST,
    desk_counts: () => (isGone ? NO_COUNTS : counts),
    bin_leads: async () => {
      const answer = await deleted();
      isGone = answer === GONE;
      return answer;
    },
    missing_heartbeats: [],
  });
  const client = await show(<LeadDesk email="owner@yctfc.example" />);
  await until(() => expect(words()).toContain('Asha Verma'));
  expect(document.querySelector('dialog')).toBeNull();
  await press('Clear All');
  await until(() => expect(words()).toContain('For 30 days the bin gives them back.'));
  return { sent, client };
}

test('the question says how many go, those under Spam', async () => {
  const { sent } = await ask();
  expect(words()).toContain('Delete all 4 leads?');
  expect(words()).toContain(', with 1 under Spam, also one');
  expect(words()).toMatch(/since the list was loaded at \d+:\d\d.[ap]m\./);
  expect(focused()).toBe('Cancel');
  await press('Cancel');
  expect(controls('Cancel')).toHaveLength(0);
  expect(focused()).toBe('Clear All');
  expect(sent.filter(({ line }) => line.endsWith('bin_leads'))).toEqual([]);
});

test('quarantine is not spoken of where nobody is in it', async () => {
  await ask(undefined, { ...SOME, quarantined: 0 });
  expect(words()).toContain('Delete all 3 leads?');
  expect(words()).not.toContain('under Spam');
});

test('all leads go, and the focus moves to the view', async () => {
  const answer = holdReply(GONE);
  const { sent } = await ask(answer.reply);
  await press('Delete 4 leads');
  expect(control('Delete 4 leads').disabled).toBe(true);
  await until(() => expect(sent.at(-1)?.line).toContain('bin_leads'));
  sent.length = 0;
  answer.release();
  await until(() => expect(words()).toContain('No leads yet'));
  await until(() => expect(focused()).toBe('Leads'));
  await until(() => expect(controls('Cancel')).toHaveLength(0));
  expect(toasts()).toEqual(['Cleared: All leads have been cleared.']);
  // What the other views show is asked for again, the list is not.
  await until(() =>
    expect(sent.map(({ line }) => line.replace(/^.*\//, '')).sort()).toEqual([
      ...[
        'desk.json',
        'desk_counts',
        'desk_found',
        'desk_views',
        'lead_health',
        'missing_heartbeats',
      ],
    ]),
  );
  await until(() => expect(control('Clear All').disabled).toBe(true));
});

test('a list that is on its way does not bring back what was deleted', async () => {
  const held = holdReply(LIST);
  const { client } = await ask();
  stubDesk({ bin_leads: GONE, desk_leads: held.reply });
  void client.refetchQueries({ queryKey: ['desk-list'] }).catch(() => undefined);
  await settle();
  await press('Delete 4 leads');
  await until(() => expect(words()).toContain('No leads yet'));
  held.release();
  await settle();
  expect(words()).toContain('No leads yet');
});

test('many go in batches: the dialog shows how far it is, and stopping says what is done', async () => {
  const answer = holdReply(run(2, false));
  const { sent } = await ask(answer.reply);
  await press('Delete 4 leads');
  await until(() => expect(words()).toContain('0 of 4 leads in the bin'));
  stubDesk({ desk_leads: LIST, bin_leads: () => run(2, true) });
  answer.release();
  await press('Stop');
  await until(() => expect(controls('Stop')).toHaveLength(0));
  await until(() => expect(controls('Delete 4 leads')).toHaveLength(0));
  expect(toasts()).toEqual(['Stopped: In the bin: 2 leads. All others are still here.']);
  expect(sent.filter(({ line }) => line.endsWith('bin_leads'))).toHaveLength(1);
});

test.each([
  [400, ['Error: Failed to clear leads from database']],
  [401, []],
])('a refusal with %i leaves the question open', async (status, told) => {
  await ask(() => refuse(status));
  await press('Delete 4 leads');
  await until(() => expect(control('Delete 4 leads').disabled).toBe(false));
  await settle();
  expect(toasts()).toEqual(told);
  expect(controls('Cancel')).toHaveLength(1);
  expect(words()).toContain('Asha Verma');
});
