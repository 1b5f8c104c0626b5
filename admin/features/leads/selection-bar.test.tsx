// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { DeskRole } from '../../../contract/desk/team.ts';
import { pageToasts } from '../../../ui/toast/toast.ts';
import { holdReply, refuse, type Sent, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { RoleContext } from '../../shared/role.ts';
import { makeRun } from '../../testing/desk-replies.ts';
import {
  control,
  controls,
  press,
  settle,
  show,
  toasts,
  type,
  until,
  words,
} from '../../testing/person.ts';
import { makePage, makeRow } from '../../testing/untouched.ts';
import LeadsView from './leads-view.tsx';

const ROWS = ['Asha', 'Ravi'].map((name) => makeRow({ id: name, name }));
type Replies = Parameters<typeof stubDesk>[0];

/** The list of two leads read of a thousand, with the first selected. */
async function select(replies: Replies = {}, role: DeskRole = 'owner') {
  const sent = stubDesk({
    desk_leads: ({ body }: Sent) =>
      (body as { after?: string }).after ? makePage([]) : makePage(ROWS, 'next'),
    desk_found: { found: 1000, is_more: true, all: 5000 },
    desk_views: [],
    desk_team: [],
    ...replies,
  });
  await show(
    <RoleContext value={role}>
      <LeadsView />
    </RoleContext>,
  );
  await until(() => expect(words()).toContain('Ravi'));
  tick('Asha');
  if (role !== 'viewer') await until(() => expect(words()).toContain('1 lead selected\n'));
  return (name: string) => sent.filter(({ line }) => line.endsWith(`/${name}`)).at(-1)?.body;
}
const tick = (name: string) =>
  document.querySelector<HTMLInputElement>(`[aria-label="Select ${name}"]`)?.click();

test.each<[DeskRole, boolean, string[]]>([
  ['viewer', true, []],
  ['caller', false, ['Stage', 'Tag', 'Mark as answered']],
  ['caller', true, ['Stage', 'Assign', 'Tag', 'Mark as answered']],
  ['owner', true, ['Stage', 'Assign', 'Tag', 'Mark as answered', 'Move to the bin']],
])('a %s (in a team: %s) is offered %j', async (role, isTeam, offered) => {
  const ravi = { id: 'r', name: 'Ravi', email: 'r@b.in', role: 'caller', is_you: false };
  await select({ desk_team: isTeam ? [{ ...ravi, joined_at: '2026-11-01T00:00:00Z' }] : [] }, role);
  await settle();
  const found = ['Stage', 'Assign', 'Tag', 'Mark as answered', 'Move to the bin'].filter(
    (label) => controls(label).length > 0,
  );
  expect(found).toEqual(offered);
  expect(document.querySelector('[type="checkbox"]') === null).toBe(role === 'viewer');
});

test('leads are selected one by one, as far as they are read, or as all that the filter finds', async () => {
  const body = await select({ bulk_work: makeRun({ done: 1, same: 1 }) });
  await press('Select the 2 shown');
  tick('Asha');
  await until(() => expect(words()).toContain('1 lead selected\n'));
  await press('Tag');
  expect(control('Add the tag').disabled).toBe(true);
  await type('Tag', 'Expo');
  await press('Add the tag');
  await until(() => expect(toasts()).toEqual(['1 lead tagged Expo: 1 unchanged.']));
  expect(body('bulk_work')).toMatchObject({
    target: { ids: ['Ravi'] },
    change: { add_tag: 'Expo' },
    at_most: 200,
  });
  expect(words()).not.toContain('selected');
  tick('Asha');
  await until(() => expect(words()).toContain('1 lead selected\n'));
  await press('Select all 1,000+');
  expect(words()).toContain('All 1,000+ of this view');
  location.hash = '#leads?city=Moga';
  await until(() => expect(words()).not.toContain('of this view'));
});

test('a whole view moves by its filter, those that may not are told, and all is undone', async () => {
  location.hash = '#leads?until=2026-10-31';
  const refused = [{ reason: 'Won may not go to Lost', count: 6 }];
  const body = await select({
    desk_found: { found: 124, is_more: false, all: 5000 },
    bulk_work: makeRun({ done: 118, refused }),
    undo_bulk: makeRun({ done: 118 }),
  });
  await press('Select all 124');
  await press('Stage');
  expect(words()).toContain('Move to another stage: All 124 leads of this view');
  await press('Move to Contacted');
  await until(() =>
    expect(toasts()).toEqual([
      '118 leads moved to Contacted: 6 not allowed: Won may not go to Lost.',
    ]),
  );
  expect(body('bulk_work')).toMatchObject({
    target: { filter: { until: '2026-10-31' } },
    change: { stage: 'contacted' },
  });
  pageToasts.getToasts()[0]?.undo?.();
  await until(() => expect(toasts()).toContain('118 leads as before: '));
});

test('it can be stopped half way: what is done is told and can be undone', async () => {
  const first = holdReply(makeRun({ done: 1, is_finished: false, total: 2 }));
  let asked = 0;
  await select({
    bulk_work: () => (++asked === 1 ? first.reply() : makeRun({ done: 1, total: 2 })),
  });
  await press('Mark as answered');
  expect(words()).toContain('not when or how');
  await press('Mark them as answered');
  await until(() => expect(controls('Stop')).toHaveLength(1));
  await press('Stop');
  first.release();
  await until(() => expect(toasts()).toEqual(['1 lead marked as answered: ']));
});

test('a refusal says so and leaves the dialog open', async () => {
  await select({ bulk_work: refuse(403) });
  await press('Mark as answered');
  await press('Mark them as answered');
  await until(() => expect(toasts()).toEqual(['Not saved: No']));
  await settle();
  expect(words()).toContain('1 lead selected');
  expect(words()).toContain('not when or how');
});

test('many leads go into the bin after a typed word only', async () => {
  const body = await select({ bin_leads: makeRun({ done: 3 }) });
  await press('Select all 1,000+');
  await press('Move to the bin');
  expect(words()).toContain('Move to the bin: All leads of this view');
  expect(words()).toContain('For 30 days the bin gives them back.');
  expect(control('Delete them').disabled).toBe(true);
  await type('Type DELETE to confirm', 'delete');
  await press('Delete them');
  await until(() => expect(toasts()).toEqual(['3 leads in the bin: ']));
  expect(body('bin_leads')).toMatchObject({ target: { filter: {} }, at_most: 2000 });
});
