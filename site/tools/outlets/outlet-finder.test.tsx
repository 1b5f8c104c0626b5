// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { find, findAll, hydrate, typeInto } from '../../../ui/testing/mount.ts';
import { TEST_OUTLETS } from '../../testing/outlets.ts';
import { showOutlet } from './outlet-card.tsx';
import OutletFinder, { sortByPin } from './outlet-finder.tsx';

const page = parse(readFileSync('content/pages/outlets.yaml', 'utf8'));

const open = () =>
  hydrate(
    <OutletFinder
      outlets={TEST_OUTLETS.map(showOutlet)}
      search={page.search}
      words={page.outlet}
    />,
    () => undefined,
  );
const type = (text: string) => typeInto(find<HTMLInputElement>('#outlet-pin'), text);
const order = () => findAll('li').map(({ id }) => id);

test.each([
  ['160009', ['160009 6', '160071 3', '141002 0']],
  ['160060', ['160071 3', '160009 3', '141002 0']],
  ['147001', ['141002 2', '160009 0', '160071 0']],
])('from %s', (pin, places) => {
  expect(
    sortByPin(TEST_OUTLETS, pin).map(({ postalCode, nearness }) => `${postalCode} ${nearness}`),
  ).toEqual(places);
});

test('every place has what somebody needs to get there', async () => {
  await open();
  expect(order()).toEqual(['sector-9', 'model-town', 'phase-8']);
  const words = find('#model-town').textContent;
  for (const part of [
    ...['Booth 12, Sector 9-D', 'Ludhiana, Punjab 141002', 'Beside the gate', 'April 2025'],
    ...[
      'Monday to Friday, 11 am to 10:30 pm',
      'Saturday, Sunday, 10 am to 11 pm',
      '+91 90000 00009',
      'Rolls',
    ],
  ])
    expect(words).toContain(part);
  const links = findAll<HTMLAnchorElement>('#model-town a').map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual(['/brands/rolls', 'https://maps.example/9', 'tel:+919000000009']);
});

test('a PIN code sorts them, says by what, and half a one does not', async () => {
  await open();
  await type('14100');
  expect(order()).toEqual(['sector-9', 'model-town', 'phase-8']);
  await type('141 001');
  expect(order()[0]).toBe('model-town');
  expect(find('#model-town').textContent).toContain('Your sorting district');
  expect(find('#outlet-answer').textContent).toContain('Sorted from 141001');
});

test('what cannot be a PIN code is said to be none', async () => {
  await open();
  await type('0160009');
  expect(find('#outlet-pin').getAttribute('aria-invalid')).toBe('true');
  expect(find('#outlet-answer').textContent).toBe(page.search.invalid);
});
