// @vitest-environment happy-dom
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  control,
  focused,
  happen,
  settle,
  show,
  until,
  watchListeners,
} from '../../../testing/person.ts';
import { makeRow } from '../../../testing/untouched.ts';
import { LeadList } from './lead-list.tsx';

const sheet = document.head.appendChild(document.createElement('style'));
/** What the desk's style sheet says about rows. */
const setRows = (rem: number) => {
  sheet.textContent = `table, tbody { --row-rem: ${rem}; --row-space-rem: 0.25 }`;
};
const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
const leads = (count: number) =>
  Array.from({ length: count }, (_, at) => makeRow({ id: `id-${at}`, name: `Visitor ${at}` }));
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('tr[data-index]')].map(({ dataset }) =>
    Number(dataset.index),
  );
const bodyHeight = () => document.querySelector('tbody')?.style.height;
const isWindow = () => document.querySelector('tbody:not([data-whole])') !== null;
async function open(count: number) {
  await show(<LeadList leads={leads(count)} />);
  // What computes places is loaded when it is needed.
  if (count > 60) await until(() => expect(isWindow()).toBe(true));
}
/** Where everything begins, from the top of the page. */
const standAt = (top: number) =>
  place.mockImplementation(() => new DOMRect(0, top - window.scrollY));
async function scrollTo(top: number) {
  window.scrollTo(0, top);
  await happen('scroll');
}

// With letters of 16 pixels a row each 100, so that eight fill the window.
beforeEach(() => {
  setRows(6);
  standAt(0);
  height.mockReturnValue(96);
  window.scrollTo(0, 0);
});

test('up to sixty leads are there as a whole', async () => {
  await open(60);
  expect(rows()).toHaveLength(60);
  expect(isWindow()).toBe(false);
});

test('rows that are about to be seen and are not there are asked for', async () => {
  const reached: number[] = [];
  const list = (before: number, count: number) => (
    <LeadList
      leads={leads(count)}
      before={before}
      hasMore
      total={400}
      onReach={(index) => reached.push(index)}
    />
  );
  await show(list(100, 50));
  await until(() => expect(isWindow()).toBe(true));
  expect(new Set(reached)).toEqual(new Set([0]));
  // Their places are kept free.
  expect(rows().slice(0, 3)).toEqual([0, 1, 2]);
  expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('401');
  reached.length = 0;
  await scrollTo(10_050);
  expect(reached).toEqual([]);
  await scrollTo(13_250);
  expect(new Set(reached)).toEqual(new Set([150]));
});

test('of more only those in view are there, and six beyond', async () => {
  await open(61);
  expect([rows()[0], rows().at(-1)]).toEqual([0, 14]);
  await scrollTo(3_050);
  // From row 30 to row 38, in part, are in view.
  expect([rows()[0], rows().at(-1)]).toEqual([24, 44]);
});

test('what stands above the list is reckoned with', async () => {
  standAt(1_000.4);
  await open(61);
  await scrollTo(4_050);
  expect([rows()[0], rows().at(-1)]).toEqual([24, 44]);
});

test('rows that are higher than the sheet says keep their height', async () => {
  setRows(5);
  height.mockReturnValue(580);
  await open(100);
  expect(rows()).toContain(7);
  expect(Number.parseInt(String(bodyHeight()), 10)).toBeGreaterThan(100 * 80 + 99 * 4 + 7 * 500);
});

test('rows are as high as the sheet says, also once the window makes it say otherwise', async () => {
  const listeners = watchListeners('resize');
  await open(100);
  expect(bodyHeight()).toBe(`${100 * 96 + 99 * 4}px`);
  setRows(12.25);
  await happen('resize');
  expect(bodyHeight()).toBe(`${100 * 196 + 99 * 4}px`);
  await show(null);
  expect(listeners()).toBe(0);
});

test('the row with the focus stays while the list is scrolled, and goes when it loses it', async () => {
  await open(100);
  control('Everything about Visitor 2').focus();
  await scrollTo(5_050);
  expect(focused()).toBe('Everything about Visitor 2');
  expect(rows().slice(0, 2)).toEqual([2, 44]);
  control('Everything about Visitor 50').focus();
  await scrollTo(5_100);
  expect(rows()).not.toContain(2);
  expect(rows().filter((row) => row === 50)).toHaveLength(1);
});

test('a list that grows shorter than the row with the focus is shown', async () => {
  const change = { to: (_count: number) => {} };
  function Changing() {
    const [count, setCount] = useState(70);
    change.to = setCount;
    return <LeadList leads={leads(count)} />;
  }
  await show(<Changing />);
  await until(() => expect(isWindow()).toBe(true));
  control('Everything about Visitor 5').focus();
  change.to(5);
  await settle();
  expect(rows()).toEqual([0, 1, 2, 3, 4]);
});
