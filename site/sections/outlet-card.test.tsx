// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { find, findAll, mount } from '../../ui/testing/mount.ts';
import { TEST_OUTLETS } from '../testing/outlets.ts';
import { OutletList } from './outlet-card.tsx';

const page = parse(readFileSync('content/pages/outlets.yaml', 'utf8'));

test('every place has what somebody needs to get there', async () => {
  await mount(<OutletList outlets={TEST_OUTLETS} words={page.outlet} />);
  expect(findAll('li').map(({ id }) => id)).toEqual(['sector-9', 'model-town', 'phase-8']);
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
