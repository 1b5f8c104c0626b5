// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { find, findAll, happens, hydrate, mount } from '../../../ui/testing/mount.ts';
import { MODELS } from '../../testing/models.ts';
import ModelFinder from './model-finder.tsx';

const words = parse(readFileSync('content/pages/finder.yaml', 'utf8'));

function answer(given: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(given)) {
    const radio = findAll<HTMLInputElement>(`[name=${name}][type=radio]`).find(
      (one) => one.value === value,
    );
    if (radio) radio.checked = true;
    else find<HTMLInputElement>(`[name=${name}]`).value = value;
  }
}

const show = () => happens(() => find<HTMLButtonElement>('button').click());
const asked = () => find<HTMLAnchorElement>('a[href^="/contact"]').getAttribute('href');

it('leads through six questions to an enquiry that carries the answers', async () => {
  await mount(<ModelFinder words={words} models={MODELS} />);
  answer({ budget: '12', place: 'owned', hours: 'full', experience: 'food', start: 'quarter' });
  expect(findAll('article')).toEqual([]);
  await show();
  expect(document.activeElement).toBe(find('article'));
  expect(find('h2').textContent).toBe('We would look at: Single Brand Franchise');
  expect(asked()).toBe(
    '/contact?from=finder&models=singleBrand&budget=1200000&place=owned&hours=full&experience=food&start=quarter',
  );
});

it('reads numbers as people write them, and leaves open what is none', async () => {
  await mount(<ModelFinder words={words} models={MODELS} />);
  answer({ budget: '₹ 6.5', area: '1,200', city: ' Moga ' });
  await show();
  expect(asked()).toContain('&city=Moga&budget=650000&area=1200');
  answer({ budget: 'twelve', area: '-3', city: '' });
  await show();
  expect(asked()).toMatch(/^\/contact\?from=finder&models=\w+$/);
});

it('answers that the browser has kept are answered at once', async () => {
  await hydrate(<ModelFinder words={words} models={MODELS} />, () =>
    answer({ budget: '12', hours: 'part' }),
  );
  expect(asked()).toContain('budget=1200000&hours=part');
});

it('no sentence is left with a gap, whatever is answered', async () => {
  for (const budget of ['5', '20', '50', '']) {
    const { unmount } = await mount(<ModelFinder words={words} models={MODELS} />);
    answer({ budget, place: 'looking' });
    await show();
    expect(find('article').textContent).not.toMatch(/[{}]/);
    await unmount();
  }
});
