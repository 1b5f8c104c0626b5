// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { holdReply, refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { doubt, open } from '../../testing/open-quarantine.tsx';
import { control, controls, press, show, until, words } from '../../testing/person.ts';
import { makePage } from '../../testing/untouched.ts';
import QuarantineView from './quarantine-view.tsx';

test('before the leads are loaded nothing is said about them', async () => {
  const list = holdReply(makePage([]));
  const sent = stubDesk({ desk_leads: list.reply });
  await show(<QuarantineView />);
  expect(words()).toBe('');
  list.release();
  await until(() => expect(words()).toContain('Nothing is doubted'));
  expect(sent.find(({ line }) => line.endsWith('desk_leads'))?.body).toEqual({
    filter: { list: 'quarantine' },
  });
});

test('leads that could not be loaded are asked for again', async () => {
  let answer: unknown = refuse(400);
  stubDesk({ desk_leads: () => answer });
  await show(<QuarantineView />);
  await until(() => expect(words()).toContain('The leads could not be loaded'));
  expect(words()).not.toContain('Nothing is doubted');
  answer = makePage([doubt(1)]);
  await press('Try again');
  await until(() => expect(words()).toContain('Spam 1'));
});

test('a message that the list has cut is read on request', async () => {
  const cut = { ...doubt(1), message: 'Buy', message_is_cut: true };
  const whole = { ...doubt(1), proof_releases: true, message: 'Buy links now' };
  const answer = holdReply({ lead: whole, timeline: [], same_person: [], same_reference: [] });
  await open(1, { desk_leads: makePage([cut]), desk_lead: answer.reply });
  expect(words()).toContain('Buy…');
  await press('Whole message of Spam 1');
  expect(control('Whole message of Spam 1').disabled).toBe(true);
  answer.release();
  await until(() => expect(words()).toContain('Buy links now'));
  expect(controls('Whole message of Spam 1')).toHaveLength(0);
});

test('fifty are shown, then fifty more', async () => {
  await open(101);
  const shown = () => words().match(/Why it waits/g)?.length;
  expect(shown()).toBe(50);
  await until(() => expect(controls('Show more (51 left)')).toHaveLength(1));
  await press('Show more (51 left)');
  await until(() => expect(shown()).toBe(100));
  await press('Show more (1 left)');
  await until(() => expect(shown()).toBe(101));
  expect(words()).not.toContain('Show more');
});

test('exactly fifty need no button', async () => {
  await open(50);
  expect(words()).not.toContain('Show more');
});
