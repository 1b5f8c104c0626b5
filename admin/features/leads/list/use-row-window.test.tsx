import '../../../shared/testing/page/page.ts';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { makeLead } from '../../../shared/lead/testing/untouched.ts';
import { pageDocument, pageWindow } from '../../../shared/testing/page/page.ts';
import { control, focused, happen, settle, show } from '../../../shared/testing/page/person.ts';
import { layout, styleSheet } from '../../../shared/testing/page/style-sheet.ts';
import { LeadList } from './lead-list.tsx';

const leads = (count: number) =>
  Array.from({ length: count }, (_, at) => makeLead({ id: `id-${at}`, name: `Visitor ${at}` }));
const rows = () =>
  pageDocument.body.querySelectorAll('tr[data-index]').map(({ dataset }) => Number(dataset.index));
const bodyHeight = () => pageDocument.querySelector('tbody')?.style.height;
const open = (count: number) => show(<LeadList leads={leads(count)} />);
async function scrollTo(top: number) {
  Object.assign(globalThis, { scrollY: top });
  await happen('scroll');
}

// With letters of 16 pixels a row each 100, so that eight fill the window.
beforeEach(() => {
  styleSheet.set('--row-rem', '6').set('--row-space-rem', '0.25');
  Object.assign(layout, { top: 0, height: 96 });
  Object.assign(globalThis, { scrollY: 0 });
});

test('up to sixty leads are there as a whole', async () => {
  await open(60);
  expect(rows()).toHaveLength(60);
});

test('of more only those in view are there, and six beyond', async () => {
  await open(61);
  expect([rows()[0], rows().at(-1)]).toEqual([0, 14]);
  await scrollTo(3_050);
  // From row 30 to row 38, in part, are in view.
  expect([rows()[0], rows().at(-1)]).toEqual([24, 44]);
});

test('what stands above the list is reckoned with', async () => {
  layout.top = 1_000.4;
  await open(61);
  await scrollTo(4_050);
  expect([rows()[0], rows().at(-1)]).toEqual([24, 44]);
});

test('rows that are higher than the sheet says keep their height', async () => {
  styleSheet.set('--row-rem', '5');
  layout.height = 580;
  await open(100);
  expect(rows()).toContain(7);
  expect(Number.parseInt(String(bodyHeight()), 10)).toBeGreaterThan(100 * 80 + 99 * 4 + 7 * 500);
});

test('rows are as high as the sheet says, also once the window makes it say otherwise', async () => {
  const before = pageWindow.countListeners('resize');
  await open(100);
  expect(bodyHeight()).toBe(`${100 * 96 + 99 * 4}px`);
  styleSheet.set('--row-rem', '12.25');
  await happen('resize');
  expect(bodyHeight()).toBe(`${100 * 196 + 99 * 4}px`);
  await show(null);
  expect(pageWindow.countListeners('resize')).toBe(before);
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
  control('Everything about Visitor 5').focus();
  change.to(5);
  await settle();
  expect(rows()).toEqual([0, 1, 2, 3, 4]);
});
