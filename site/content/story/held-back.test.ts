import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { fingerprint } from '../../../scripts/build/fingerprint.ts';
import { folderOfTest } from '../../../tests/support/folders.ts';
import { changes } from '../../testing/astro-content.ts';
import { isOut, listHeldBack } from './held-back.ts';
import { loadArticles } from './load-articles.ts';
import { loadMediaItems } from './load-media-items.ts';

vi.mock('astro:content', () => import('../../testing/astro-content.ts'));
vi.mock('astro/loaders', () => import('../../testing/astro-content.ts'));
afterEach(() => {
  changes.clear();
  vi.useRealTimers();
});

const DAY = new Date('2026-12-24');
/** Half past six in the evening in London is midnight in India. */
const BEFORE = new Date('2026-12-23T18:29:59Z');
const AFTER = new Date('2026-12-23T18:30:00Z');

it('a day begins at midnight in India', () => {
  expect(isOut(DAY, BEFORE)).toBe(false);
  expect(isOut(DAY, AFTER)).toBe(true);
});

it.each([
  ['articles', loadArticles],
  ['media', loadMediaItems],
])('%s wait for their day', async (folder, load) => {
  vi.useFakeTimers({ toFake: ['Date'], now: AFTER });
  const [first] = await load();
  changes.set(`${folder}/${first?.id}`, { date: DAY });
  const ids = async () => (await load()).map(({ id }) => id);
  expect(await ids()).toContain(first?.id);
  vi.setSystemTime(BEFORE);
  const before = await ids();
  expect(before).not.toContain(first?.id);
  expect(before.length).toBeGreaterThan(0);
});

it('a site is built again once the day of an article has come', () => {
  const folder = folderOfTest();
  const home = process.cwd();
  try {
    cpSync('content', join(folder, 'content'), { recursive: true });
    process.chdir(folder);
    const file = 'content/articles/rise-of-cloud-kitchens-in-india.md';
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^date: .*$/m, 'date: 2026-12-24'));
    vi.useFakeTimers({ toFake: ['Date'], now: BEFORE });
    expect(listHeldBack(new Date())).toEqual([file]);
    const before = fingerprint({});
    vi.setSystemTime(AFTER);
    expect(listHeldBack(new Date())).toEqual([]);
    expect(fingerprint({})).not.toBe(before);
  } finally {
    process.chdir(home);
  }
});
