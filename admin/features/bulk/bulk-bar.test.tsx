// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { pageToasts } from '../../../ui/toast/toast.ts';
import { holdReply, refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
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
import BulkBar, { type BulkBarProps } from './bulk-bar.tsx';

const run = (more: object = {}) => ({
  run_id: 'r',
  total: null,
  done: 118,
  same: 0,
  refused: [{ reason: 'Won may not go to Lost', count: 6 }],
  is_finished: true,
  ...more,
});

async function open(more: Partial<BulkBarProps> = {}) {
  const clear = vi.fn();
  const selection = { ids: new Set(['a', 'b']), isWholeFilter: false, clear };
  await show(<BulkBar selection={selection} filter={{}} {...more} />);
  return { clear };
}

test('what nobody may or can do is not offered', async () => {
  await open();
  expect(controls('Stage')).toHaveLength(1);
  expect(controls('Assign')).toHaveLength(0);
  expect(controls('Move to the bin')).toHaveLength(0);
});

test('a whole view moves by its filter, and those that may not are told', async () => {
  const { clear } = await open({
    selection: { ids: new Set(), isWholeFilter: true, clear: vi.fn() },
    filter: { until: '2026-10-31' },
    total: 124,
  });
  expect(clear).not.toHaveBeenCalled();
  const sent = stubDesk({ bulk_work: run(), undo_bulk: run({ refused: [] }) });
  await press('Stage');
  await until(() => expect(words()).toContain('Move to another stage: All 124 leads of this view'));
  await press('Move to Contacted');
  await until(() =>
    expect(toasts()).toEqual([
      '118 leads moved to Contacted: 6 not allowed: Won may not go to Lost.',
    ]),
  );
  expect(sent[0]).toMatchObject({
    line: 'POST /rest/v1/rpc/bulk_work',
    body: {
      target: { filter: { until: '2026-10-31' } },
      change: { stage: 'contacted' },
      at_most: 200,
    },
  });
  pageToasts.getToasts()[0]?.action?.run();
  await until(() => expect(toasts()).toContain('118 leads as before: '));
});

test('chosen leads are tagged; the bar is left when it is done', async () => {
  const { clear } = await open();
  const sent = stubDesk({ bulk_work: run({ done: 1, same: 1, refused: [] }) });
  await press('Tag');
  await until(() => expect(control('Add the tag').disabled).toBe(true));
  await type('Tag', 'Expo');
  await press('Add the tag');
  await until(() => expect(clear).toHaveBeenCalled());
  expect(sent[0]?.body).toMatchObject({ target: { ids: ['a', 'b'] }, change: { add_tag: 'Expo' } });
  expect(toasts()).toEqual(['1 lead tagged Expo: 1 unchanged.']);
});

test('it can be stopped half way: what is done is told and can be undone', async () => {
  await open();
  const first = holdReply(run({ done: 1, is_finished: false, refused: [], total: 2 }));
  let asked = 0;
  stubDesk({
    bulk_work: () => (++asked === 1 ? first.reply() : run({ done: 1, refused: [], total: 2 })),
  });
  await press('Mark as answered');
  await until(() => expect(words()).toContain('not when or how'));
  await press('They were answered');
  await until(() => expect(controls('Stop')).toHaveLength(1));
  await press('Stop');
  first.release();
  await until(() => expect(toasts()).toEqual(['1 lead marked as answered: ']));
});

test('a refusal says so and leaves the dialog open', async () => {
  const { clear } = await open();
  stubDesk({ bulk_work: refuse(403) });
  await press('Mark as answered');
  await until(() => expect(words()).toContain('not when or how'));
  await press('They were answered');
  await until(() => expect(toasts()).toEqual(['Not saved: No']));
  await settle();
  expect(clear).not.toHaveBeenCalled();
  expect(words()).toContain('not when or how');
});

test('many leads go into the bin after a typed word only', async () => {
  await open({
    selection: { ids: new Set(), isWholeFilter: true, clear: vi.fn() },
    mayDelete: true,
  });
  const sent = stubDesk({ bin_leads: run({ done: 3, refused: [] }) });
  await press('Move to the bin');
  await until(() => expect(words()).toContain('Move to the bin: All leads of this view'));
  expect(words()).toContain('For 30 days the bin gives them back.');
  expect(control('Delete them').disabled).toBe(true);
  await type('Type DELETE to confirm', 'delete');
  await press('Delete them');
  await until(() => expect(toasts()).toEqual(['3 leads in the bin: ']));
  expect(sent[0]?.body).toMatchObject({ target: { filter: {} }, at_most: 2000 });
});
