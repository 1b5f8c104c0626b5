// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { refuse, stubDesk } from '../shared/backend/testing/stub-desk.ts';
import { show, until, words } from '../testing/person.ts';
import SoftLeadsView from './soft-leads-view.tsx';

const click = { at: '2026-11-21T00:10:00Z', code: 'K7Q2', page: '/menu' };
const attribution = { first: { gclid: 'x' }, page: '/menu' };

test.each([
  [[{ ...click, attribution }], /5:40.am\nK7Q2\n\/menu\nGoogle Ads\. Sent from \/menu/],
  [[], /No chat clicks yet/],
  [refuse(400), /The clicks could not be loaded\./],
])(
  'clicks stand with how the visitor came, or it is said why none do (%#)',
  async (answer, told) => {
    const sent = stubDesk({ chat_clicks: answer });
    await show(<SoftLeadsView />);
    await until(() => expect(words()).toMatch(told));
    expect(document.querySelector('[data-row-shape]')).toBeNull();
    expect(sent.map(({ body }) => body)).toEqual([{ at_most: 200 }]);
  },
);
