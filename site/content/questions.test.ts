import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changes } from '../testing/astro-content.ts';
import { loadQuestionGroups } from './load-question-groups.ts';

vi.mock('astro:content', () => import('../testing/astro-content.ts'));
vi.mock('astro/loaders', () => import('../testing/astro-content.ts'));
afterEach(() => changes.clear());

describe('the questions', () => {
  it('are those about all models, then those of each', async () => {
    const groups = await loadQuestionGroups();
    expect(groups.map(({ model }) => model)).toEqual([
      ...[undefined, 'singleBrand', 'multiBrand', 'cloudKitchen'],
    ]);
    for (const { items } of groups) expect(items.length).toBeGreaterThanOrEqual(8);
  });

  it('with an anchor that is taken are refused', async () => {
    const [general] = (await loadQuestionGroups()).filter(({ model }) => !model);
    changes.set('questions/food-court', { items: general?.items.slice(6) });
    await expect(loadQuestionGroups()).rejects.toThrow('the anchor "first-step" is there twice');
  });

  it('name no figure of their own', () => {
    for (const file of globSync('content/questions/*.yaml'))
      expect(readFileSync(file, 'utf8').match(/answer:.*(₹|%|\d\+|\d [Ll]akh)/)).toBeNull();
  });
});

it("figures in an answer are the models' own", async () => {
  const texts = (await loadQuestionGroups()).flatMap(({ items }) => items);
  expect(texts.find(({ id }) => id === 'single-cost')?.answer).toContain('₹8-15 Lakhs');
  for (const { answer } of texts) expect(answer).not.toMatch(/[{}]/);
});
