import { parse } from 'parse5';
import { brandPath } from '../../../contract/paths.ts';
import { ALIASES, ROUTES } from '../../../contract/routes.ts';
import {
  hasMediaPage,
  loadArticles,
  loadBrands,
  loadCompany,
  loadMediaItems,
  loadMenus,
} from '../../support/content/read-content.ts';
import { expect, test } from '../../support/product/product.ts';
import { readSearchData } from '../../support/site/search-data.ts';
import { elements } from '../../support/site/served-html.ts';

/** A link of the specification's route table; without `times` at least one address matches. */
interface SpecifiedLink {
  to: RegExp;
  times?: number;
  newTab?: true;
  /** The prefilled message; `''` demands a chat without one. */
  message?: string;
}

const CHAT = /^https:\/\/wa\.me\/\d+/;
const BRAND = /^\/brands\/[a-z-]+$/;
const MODEL =
  /^\/franchise\/(?:single-brand-franchise|multi-brand-food-court|cloud-kitchen-model)$/;
const CONTACT = { to: /^\/contact/ };

const { chat, copyrightYear, offices } = await loadCompany();
const brands = await loadBrands();
const menus = await loadMenus();
const stories = (await loadMediaItems()).filter(hasMediaPage);

/** Its words are content; what leads where is not. */
const ROUTE_TABLE: Readonly<Record<string, readonly SpecifiedLink[]>> = {
  [ROUTES.home]: [
    { to: /^\/franchise$/ },
    { to: BRAND, times: brands.length },
    { to: MODEL, times: 3 },
    CONTACT,
  ],
  [ROUTES.about]: [],
  [ROUTES.brands]: [{ to: BRAND, times: brands.length }],
  ...Object.fromEntries(
    brands.map(({ slug }) => [brandPath(slug), [{ to: CHAT, newTab: true, message: '' }]]),
  ),
  [ROUTES.menu]: [
    { to: /^\/menus\/[a-z-]+\.pdf$/, times: menus.length },
    { to: /^\/menus\/[a-z-]+\.txt$/, times: menus.length },
    { to: /^\/franchise$/ },
  ],
  [ROUTES.franchise]: [
    { to: MODEL, times: 3 },
    { to: CHAT, newTab: true },
  ],
  [ROUTES.singleBrand]: [CONTACT, { to: BRAND, times: menus.length }],
  [ROUTES.multiBrand]: [CONTACT],
  [ROUTES.cloudKitchen]: [CONTACT],
  '/franchise/single-brand': [CONTACT],
  '/franchise/multi-brand': [CONTACT],
  '/franchise/cloud-kitchen': [CONTACT],
  [ROUTES.education]: [{ to: CHAT, newTab: true, message: chat.messages.education }],
  [ROUTES.clubs]: [
    { to: /^https:\/\/(?!wa\.me)/, newTab: true },
    { to: CHAT, newTab: true, message: chat.messages.clubs },
  ],
  [ROUTES.blog]: [{ to: /^\/blog\/[a-z-]+$/, times: (await loadArticles()).length }],
  ...Object.fromEntries(
    (await loadArticles()).map(({ id }) => [`${ROUTES.blog}/${id}`, [{ to: /^\/blog$/ }]]),
  ),
  [ROUTES.media]: [
    { to: /^\/media\/[a-z-]+$/, times: stories.length },
    { to: /^https:\/\/www\.youtube\.com\//, newTab: true },
  ],
  ...Object.fromEntries(stories.map(({ link }) => [link, [{ to: /^\/media$/ }]])),
  [ROUTES.contact]: [
    { to: /^tel:\+91/ },
    { to: /^mailto:/ },
    { to: CHAT, newTab: true },
    { to: /^https:\/\/www\.google\.com\/maps/, newTab: true },
  ],
  [ROUTES.privacy]: [],
  [ROUTES.terms]: [],
};

/** What every page shows around its own content. */
const SHELL: readonly SpecifiedLink[] = [
  { to: /^tel:\+91/ },
  { to: /^mailto:/ },
  { to: /^\/privacy-policy$/ },
  { to: /^\/terms-and-conditions$/ },
  { to: /^\/franchise$/ },
];
const WORDS = [
  `© ${copyrightYear}`,
  `${offices.experienceCentre.city}, ${offices.experienceCentre.region}`,
];

/** Attributes of every link of a page, but for those of its header and footer where it asks for its own. */
function linksOf(html: string, own: boolean): Record<string, string>[] {
  const all = [...elements(parse(html))];
  const around = all.filter(({ tagName }) => own && /^(header|footer)$/.test(tagName));
  const outer = new Set(
    around
      .filter(({ parentNode }) => parentNode?.nodeName === 'body')
      .flatMap((part) => [...elements(part)]),
  );
  return all
    .filter((element) => element.tagName === 'a' && !outer.has(element))
    .map(({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])));
}

/** Which of the specified links are missing. */
function findMissing(specified: readonly SpecifiedLink[], found: Record<string, string>[]) {
  return specified.filter(({ to, times, newTab, message }) => {
    const matches = found.filter(
      ({ href = '', target, rel = '' }) =>
        to.test(href) &&
        (!newTab || (target === '_blank' && rel.includes('noopener'))) &&
        (message === undefined || message === (new URL(href).searchParams.get('text') ?? '')),
    );
    const count = new Set(matches.map(({ href }) => href)).size;
    return times === undefined ? count === 0 : count !== times;
  });
}

test('every route of the specification has its links, inside the shell', async ({ request }) => {
  for (const [path, links] of Object.entries(ROUTE_TABLE)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(findMissing(links, linksOf(html, true)), path).toEqual([]);
    expect(findMissing(SHELL, linksOf(html, false)), path).toEqual([]);
    for (const words of WORDS) expect(html, path).toContain(words);
    const { canonical } = readSearchData(html);
    expect(new URL(canonical ?? '').pathname).toBe(ALIASES[path] ?? path);
  }
});
