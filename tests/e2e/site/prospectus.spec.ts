import assert from 'node:assert/strict';
import { prospectusPath } from '../../../contract/routes.ts';
import { formatMetrics } from '../../../site/format/model-metrics.ts';
import {
  getEntry,
  loadBrands,
  loadFranchiseModels,
  loadMenus,
  loadPage,
} from '../../support/content/read-content.ts';
import { expect, test } from '../../support/product/product.ts';
import { readPdf, wordsOf } from '../../support/site/read-pdf.ts';
import { readStructure } from '../../support/site/read-structure.ts';

const MAX_BYTES = 1_000_000;

test('each model and brand has a tagged paper with a date and what it rests on', async ({
  request,
}) => {
  const { note } = (await loadPage('franchise')).figureNote;
  const words = (await getEntry('prospectus', 'prospectus'))?.data;
  for (const { slug, name } of [...(await loadFranchiseModels()), ...(await loadBrands())]) {
    const response = await request.get(prospectusPath(slug));
    expect(response.headers()['content-type'], slug).toBe('application/pdf');
    const bytes = await response.body();
    expect(bytes.length, slug).toBeLessThan(MAX_BYTES);
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({ title: `${name}: ${words?.kicker}`, language: 'en-IN' });
    const text = wordsOf(pdf);
    expect(text).toMatch(/\d{1,2} \w+ 20\d{2}/);
    expect(text).toContain(note.slice(0, 60));
    expect(text).toContain(words?.closing.slice(0, 35));
    const roles = (await readStructure(bytes)).map(({ role }) => role);
    expect(roles[0], slug).toBe('Figure');
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles).toEqual(expect.arrayContaining(['H2', 'P', 'LBody', 'TH', 'TD']));
  }
});

test('the figures of a model stand as the pages have them', async ({ request }) => {
  const paper = await request.get(prospectusPath('single-brand-franchise'));
  const text = wordsOf(await readPdf(await paper.body()));
  const model = (await loadFranchiseModels()).find(({ slug }) => slug === 'single-brand-franchise');
  const { investment, space, breakEven, roi, payback } = model
    ? formatMetrics(model.figures)
    : assert.fail('There is no such model.');
  for (const figure of [investment, space, breakEven, roi, payback]) expect(text).toContain(figure);
  // Each fee has a value, or a way to ask for it.
  for (const { label } of (await loadPage('fees')).lines) expect(text).toContain(label);
  // A counter needs a menu of its own.
  const menus = (await loadMenus()).map(({ slug }) => slug);
  for (const { slug, name } of await loadBrands())
    if (!menus.includes(slug)) expect(text).not.toContain(name);
});
