import { getCollection } from 'astro:content';
import { brandPath } from '../../contract/paths.ts';
import { articlePath, mediaPath, ROUTES } from '../../contract/routes.ts';
import { loadBrands } from '../content/brand/load-brands.ts';
import { loadFranchiseModels } from '../content/franchise/load-franchise-models.ts';
import { loadCompany } from '../content/load-company.ts';
import { loadContact } from '../content/load-contact.ts';
import { loadPayback } from '../content/load-payback.ts';
import { loadHome, loadPage } from '../content/page/load-page.ts';
import type { HeroContent } from '../content/page/page.ts';
import { byOrder } from '../content/shared/by-order.ts';
import type { ContentPicture } from '../content/shared/picture.ts';
import { loadArticles } from '../content/story/load-articles.ts';
import { hasMediaPage, loadMediaItems } from '../content/story/load-media-items.ts';
import { formatLakhs } from '../format/range.ts';
import { pictureFile } from '../pictures/picture-file.ts';
import { loadPublicPaths } from '../seo/sitemap/load-public-paths.ts';
import { canonicalPath } from '../seo/sitemap/public-paths.ts';
import type { Card, CardDraft } from './card.ts';
import { brandPaint, HOUSE_PAINTS } from './paints.ts';

let cards: Promise<ReadonlyMap<string, Card>> | undefined;

/**
 * The share card of each listed page by the page's path.
 * @throws when a listed page has none.
 */
export function loadCards(): Promise<ReadonlyMap<string, Card>> {
  // A dev server must see content change; a build reads it once.
  if (import.meta.env.DEV) return collectCards();
  cards ??= collectCards();
  return cards;
}

async function collectCards(): Promise<ReadonlyMap<string, Card>> {
  const { tradeName } = await loadCompany();
  const drafts = await Promise.all([
    loadPageCards(),
    loadBrandCards(),
    loadModelCards(),
    loadStoryCards(),
  ]);
  const byPath = new Map(
    drafts.flat().map((draft) => [draft.path, { ...draft, siteName: tradeName }] as const),
  );
  for (const path of await loadPublicPaths())
    if (!byPath.has(path)) throw new Error(`${path}: no share card; see site/share/`);
  return byPath;
}

/** The card of the page at `path`, alias or not; pages without one of their own show home's. */
export async function loadCard(path: string): Promise<Card> {
  const found = await loadCards();
  const card = found.get(canonicalPath(path)) ?? found.get(ROUTES.home);
  if (!card) throw new Error('home has no share card');
  return card;
}

/** Brands whose dish stands on the card of a page that shows no picture of its own. */
const DISH_OF = {
  brands: 'yctfc-momos',
  menu: 'delhi-gali',
  search: 'yctfc-idli-from-south',
} as const;

/** Home, the pages of the main navigation and the legal texts. */
async function loadPageCards(): Promise<CardDraft[]> {
  const [{ hero, house }, about, franchise] = await Promise.all([
    loadHome(),
    loadPage('about'),
    loadPage('franchise'),
  ]);
  return [
    {
      ...pageCard(ROUTES.home, hero, hero.sharePicture, 'night'),
      layout: 'hall',
    },
    pageCard(ROUTES.about, about.hero, about.picture ?? house.table, 'sand'),
    pageCard(ROUTES.franchise, franchise.hero, franchise.picture ?? house.pass, 'chilli'),
    pageCard(ROUTES.ourNumbers, (await loadPage('our-numbers')).hero, house.pass, 'night'),
    pageCard(ROUTES.payback, (await loadPayback()).words.hero, house.table, 'night'),
    pageCard(ROUTES.finder, (await loadPage('finder')).hero, house.table, 'chilli'),
    pageCard(ROUTES.compare, (await loadPage('compare')).hero, house.table, 'chilli'),
    pageCard(ROUTES.cities, (await loadPage('cities')).hero, house.pass, 'chilli'),
    pageCard(ROUTES.outlets, (await loadPage('outlets')).hero, house.table, 'night'),
    pageCard(ROUTES.questions, (await loadPage('questions')).hero, house.pass, 'chilli'),
    pageCard(ROUTES.contact, (await loadContact()).hero, house.table, 'night'),
    ...(await termsCards(house.table)),
    ...(await dishCards()),
    ...(await peopleCards(house.table)),
    ...(await storyListCards()),
    ...(await legalCards(house.pass)),
  ];
}

async function termsCards(picture: ContentPicture): Promise<CardDraft[]> {
  const [fees, opening, agreement, channels] = await Promise.all([
    loadPage('fees'),
    loadPage('opening'),
    loadPage('agreement'),
    loadPage('official-channels'),
  ]);
  return [
    pageCard(ROUTES.fees, fees.hero, picture, 'chilli'),
    pageCard(ROUTES.opening, opening.hero, picture, 'chilli'),
    pageCard(ROUTES.agreement, agreement.hero, picture, 'night'),
    pageCard(ROUTES.officialChannels, channels.hero, picture, 'night'),
  ];
}

async function dishCards(): Promise<CardDraft[]> {
  const brands = await loadBrands();
  const dishOf = (page: keyof typeof DISH_OF): ContentPicture => {
    const brand = brands.find(({ slug }) => slug === DISH_OF[page]) ?? brands[0];
    if (!brand) throw new Error('content/brands/ holds no brand');
    return brand.hero;
  };
  const [grid, menu, search] = await Promise.all([
    loadPage('brands'),
    loadPage('menu'),
    loadPage('search'),
  ]);
  return [
    pageCard(ROUTES.brands, grid.hero, dishOf('brands'), 'night'),
    pageCard(ROUTES.menu, menu.hero, dishOf('menu'), 'night'),
    pageCard(ROUTES.search, search.hero, dishOf('search'), 'sand'),
  ];
}

async function peopleCards(table: ContentPicture): Promise<CardDraft[]> {
  const [education, clubs, entries] = await Promise.all([
    loadPage('education'),
    loadPage('clubs'),
    getCollection('clubs'),
  ]);
  const [club] = entries.sort(byOrder);
  return [
    pageCard(ROUTES.education, education.hero, education.picture ?? table, 'night'),
    pageCard(ROUTES.clubs, clubs.hero, club?.data.picture ?? table, 'chilli'),
  ];
}

async function storyListCards(): Promise<CardDraft[]> {
  const [blog, media, [article], [item]] = await Promise.all([
    loadPage('blog'),
    loadPage('media'),
    loadArticles(),
    loadMediaItems(),
  ]);
  if (!article || !item) throw new Error('content/articles/ or content/media/ is empty');
  return [
    pageCard(ROUTES.blog, blog.hero, article.data.picture, 'cream'),
    pageCard(ROUTES.media, media.hero, item.data.picture, 'cream'),
  ];
}

const legalCards = async (picture: ContentPicture): Promise<CardDraft[]> =>
  (await getCollection('legal')).map(({ id, data }) =>
    pageCard(`/${id}`, { ...data, eyebrow: 'Legal' }, picture, 'sand'),
  );

function pageCard(
  path: string,
  { eyebrow, heading }: HeroContent,
  picture: ContentPicture,
  paint: keyof typeof HOUSE_PAINTS,
): CardDraft & Pick<Card, 'layout'> {
  return {
    path,
    title: heading,
    kicker: eyebrow ?? '',
    alt: `${heading.replace(/(?<![.?!:])$/, '.')} ${picture.alt}`,
    paint: HOUSE_PAINTS[paint],
    layout: 'plate',
    photo: pictureFile(picture.src),
  };
}

/** Astro does not tell the file of an imported SVG; each brand's folder holds them under these names. */
const BRANDS = 'content/brands';

/** Each brand in its own colours, with its wordmark and what a dish costs. */
async function loadBrandCards(): Promise<CardDraft[]> {
  return (await loadBrands()).map((brand) => ({
    path: brandPath(brand.slug),
    title: brand.name,
    kicker: brand.cuisine,
    alt: `${brand.name}: ${brand.hero.alt}`,
    paint: brandPaint(brand.colours),
    layout: 'plate',
    photo: pictureFile(brand.hero.src),
    brand: {
      logo: `${BRANDS}/${brand.slug}/logo.svg`,
      motif: `${BRANDS}/${brand.slug}/motif.svg`,
      summary: brand.summary,
    },
    slip: { label: 'Price range', value: brand.priceRange },
  }));
}

/** Each franchise model with what it takes to start. */
async function loadModelCards(): Promise<CardDraft[]> {
  return (await loadFranchiseModels()).map((model) => ({
    path: model.path,
    title: model.name,
    kicker: 'Franchise',
    alt: `${model.name}: ${model.picture.alt}`,
    paint: HOUSE_PAINTS.chilli,
    layout: 'plate',
    photo: pictureFile(model.picture.src),
    slip: { label: 'Investment', value: formatLakhs(model.figures.investment) },
  }));
}

/** Each article and each media item that has a page. */
async function loadStoryCards(): Promise<CardDraft[]> {
  const [articles, media] = await Promise.all([loadArticles(), loadMediaItems()]);
  return [
    ...articles.map(({ id, data }) => storyCard(articlePath(id), `Blog · ${data.category}`, data)),
    ...media.filter(hasMediaPage).map(({ id, data }) => storyCard(mediaPath(id), 'Media', data)),
  ];
}

type Story = Pick<
  Awaited<ReturnType<typeof loadArticles>>[number]['data'] & object,
  'title' | 'picture'
>;

const storyCard = (path: string, kicker: string, { title, picture }: Story): CardDraft => ({
  path,
  title,
  kicker,
  alt: `${title}: ${picture.alt}`,
  paint: HOUSE_PAINTS.cream,
  layout: 'plate',
  photo: pictureFile(picture.src),
});
