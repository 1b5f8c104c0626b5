// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { find, findAll, happens, mount } from '../../../ui/testing/mount.ts';
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

it('reads numbers as people write them, and leaves open what is none', async () => {
  await mount(<ModelFinder words={words} models={MODELS} />);
  answer({ budget: '₹ 6.5', area: '1,200', city: ' Moga ' });
  await show();
  expect(asked()).toContain('&city=Moga&budget=650000&area=1200');
  answer({ budget: 'twelve', area: '-3', city: '' });
  await show();
  expect(asked()).toMatch(/^\/contact\?from=finder&models=\w+$/);
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
