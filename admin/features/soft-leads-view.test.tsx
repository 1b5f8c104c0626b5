// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { holdReply, refuse, stubDesk } from '../shared/backend/testing/stub-desk.ts';
import { show, until, words } from '../testing/person.ts';
import SoftLeadsView from './soft-leads-view.tsx';

const FAILED = 'The clicks could not be loaded.';
const EMPTY = 'No chat clicks yet';
const hasSkeleton = () => document.querySelector('[data-row-shape]') !== null;
const open = async (reply: Parameters<typeof stubDesk>[0][string]) => {
  const sent = stubDesk({ soft_leads: reply });
  await show(<SoftLeadsView />);
  return sent;
};

test('clicks stand with their reference and how the visitor came', async () => {
  const click = { at: '2026-11-21T00:10:00Z', code: 'K7Q2', page: '/menu' };
  const clicks = holdReply([{ ...click, attribution: { first: { gclid: 'x' }, page: '/menu' } }]);
  const sent = await open(clicks.reply);
  expect(hasSkeleton()).toBe(true);
  expect(words()).toContain('The newest 200 are shown.');
  clicks.release();
  await until(() =>
    expect(words()).toMatch(/5:40.am\nK7Q2\n\/menu\nGoogle Ads\. Sent from \/menu/),
  );
  expect(hasSkeleton()).toBe(false);
  expect(words()).not.toContain(EMPTY);
  expect(words()).not.toContain(FAILED);
  expect(sent.map(({ body }) => body)).toEqual([{ at_most: 200 }]);
  expect(document.querySelector('caption')?.getAttribute('class')).toBe('visually-hidden');
});

test('no clicks are no table', async () => {
  await open([]);
  await until(() => expect(words()).toContain(EMPTY));
  expect(document.querySelector('table')).toBeNull();
  expect(hasSkeleton()).toBe(false);
});

test('clicks that cannot be read are said so at once', async () => {
  const sent = await open(refuse(400));
  await until(() => expect(words()).toContain(FAILED));
  expect(words()).not.toContain(EMPTY);
  expect(hasSkeleton()).toBe(false);
  expect(sent).toHaveLength(1);
});
