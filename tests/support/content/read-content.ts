import { registerHooks } from 'node:module';

/**
 * The product's own content for browser tests, by the readers that the pages use. What an owner may change is read
 * here and never typed into a test.
 */

/** Astro's modules are there during a build only. */
const STAND_IN = new URL('../../../site/testing/astro-content.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    next(/^astro:content$|^astro\/loaders$/.test(specifier) ? STAND_IN : specifier, context),
});

export const { getCollection, getEntry } = await import('astro:content');
export const { loadBrands } = await import('../../../site/content/brand/load-brands.ts');
export const { loadAwards } = await import('../../../site/content/load-company.ts');
export const { loadCompany } = await import('../../../site/content/load-company.ts');
export const { loadPeople } = await import('../../../site/content/load-company.ts');
export const { loadContact } = await import('../../../site/content/load-contact.ts');
export const { describeContent } = await import('../../../site/content/describe-content.ts');
export const { loadFranchiseModels } = await import(
  '../../../site/content/franchise/load-franchise-models.ts'
);
export const { loadMenus } = await import('../../../site/content/menu/load-menus.ts');
export const { loadPromotions } = await import('../../../site/content/menu/load-promotions.ts');
export const { loadHome } = await import('../../../site/content/page/load-page.ts');
export const { loadNavigation } = await import('../../../site/content/page/load-page.ts');
export const { loadPage } = await import('../../../site/content/page/load-page.ts');
export const { loadPayback } = await import('../../../site/content/load-payback.ts');
export const { loadCities } = await import('../../../site/content/place/load-places.ts');
export const { loadOutlets } = await import('../../../site/content/place/load-places.ts');
export const { loadQuestionGroups } = await import('../../../site/content/load-question-groups.ts');
export const { byOrder } = await import('../../../site/content/shared/by-order.ts');
export const { loadArticles } = await import('../../../site/content/story/load-articles.ts');
export const { hasMediaPage, loadMediaItems } = await import(
  '../../../site/content/story/load-media-items.ts'
);
