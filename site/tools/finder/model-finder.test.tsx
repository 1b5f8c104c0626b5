// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { find, findAll, happens, mount } from '../../../ui/testing/mount.ts';
import { MODELS } from '../../testing/models.ts';
import ModelFinder from './model-finder.tsx';

const words = parse(readFileSync('content/pages/finder.yaml', 'utf8'));

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '';
});

const press = (name: string) =>
  happens(async () => {
    const button = findAll<HTMLButtonElement>('button').find(
      ({ textContent }) => textContent === name,
    );
    button?.click();
    // The address tells of its change by itself, a moment later.
    await new Promise((resolve) => setTimeout(resolve));
  });

it('no sentence is left with a gap, whatever is answered', async () => {
  for (const sum of ['₹5 lakh', '₹20 lakh', '₹50 lakh', words.controls.skip]) {
    location.hash = '';
    sessionStorage.clear();
    const { unmount } = await mount(<ModelFinder words={words} models={MODELS} />);
    await press(sum);
    await press('Looking for a place');
    for (let left = 4; left > 0; left -= 1) await press(words.controls.skip);
    expect(find('article').textContent).not.toMatch(/[{}]/);
    await unmount();
  }
});
