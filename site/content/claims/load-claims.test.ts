import { afterEach, expect, it, vi } from 'vitest';
import { formatMetrics } from '../../format/model-metrics.ts';
import { loadFranchiseModels } from '../franchise/load-franchise-models.ts';
import { loadAwards } from '../load-company.ts';
import { loadPage } from '../page/load-page.ts';
import { loadArticles } from '../story/load-articles.ts';
import { loadMediaItems } from '../story/load-media-items.ts';
import { readRegister, readSubjects } from './register.ts';

vi.mock('astro:content', () => import('../../testing/astro-content.ts'));
vi.mock('astro/loaders', () => import('../../testing/astro-content.ts'));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Ends every claim of the register as it is read on a far day; the other address makes the content be read anew. */
function endAll() {
  vi.stubEnv('SITE_URL', 'http://ended.test');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2999-01-01') });
  for (const claim of readRegister().values()) Object.assign(claim, { isExpired: true });
}

it('fills articles and news, and leaves no placeholder', async () => {
  const texts = [...(await loadArticles()), ...(await loadMediaItems())];
  for (const { id, data, body } of texts)
    expect(JSON.stringify([data, body]), id).not.toMatch(/\{claim:/);
  const guide = texts.find(({ id }) => id === 'how-to-open-franchise-india');
  const investments = (await loadFranchiseModels()).map(
    ({ figures }) => formatMetrics(figures).investment,
  );
  if (/\| Investment \|/.test(guide?.body ?? ''))
    for (const investment of investments) expect(guide?.body).toContain(investment);
});

it('gives every model figures of its own subject', async () => {
  const subjects = new Map(readSubjects().map((subject) => [subject.id, subject]));
  for (const { subject, route } of await loadFranchiseModels())
    expect(subjects.get(subject)?.route).toBe(route);
});

it('says "on request" for figures that have ended, and shows no award or phrase', async () => {
  endAll();
  const [model] = await loadFranchiseModels();
  expect(model && new Set(Object.values(formatMetrics(model.figures)))).toEqual(
    new Set(['on request']),
  );
  expect((await loadAwards()).awards).toEqual([]);
  expect((await loadPage('education')).placement.claim).toBeUndefined();
  expect(JSON.stringify(await loadPage('clubs'))).not.toMatch(/₹|%/);
});
