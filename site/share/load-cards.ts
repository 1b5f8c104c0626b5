import { getCollection } from 'astro:content';
import { brandPath } from '../../contract/paths.ts';
import { articlePath, mediaPath, ROUTES } from '../../contract/routes.ts';
import { loadBrands } from '../content/brand/load-brands.ts';
import { loadFranchiseModels } from '../content/franchise/load-franchise-models.ts';
import { loadCompany } from '../content/load-company.ts';
import { loadContact } from '../content/load-contact.ts';
import { loadPayback } from '../content/load-payback.ts';
import { loadHome, loadPage } from '../content/page/load-page.ts';
import type { HeroContent, PageName } from '../content/page/page.ts';
import { byOrder } from '../content/shared/by-order.ts';
import type { ContentPicture } from '../content/shared/picture.ts';
import { loadArticles } from '../content/story/load-articles.ts';
import { hasMediaPage, loadMediaItems } from '../content/story/load-media-items.ts';
import { pictureFile } from '../pictures/picture-file.ts';
import { loadPublicPaths } from '../seo/sitemap/load-public-paths.ts';
import { canonicalPath } from '../seo/sitemap/public-paths.ts';
import { brandColours, type Card, HOUSE_COLOURS } from './card.ts';

type Colour = keyof typeof HOUSE_COLOURS;
type CardDraft = Omit<Card, 'siteName'>;

let cards: Promise<ReadonlyMap<string, Card>> | undefined;

export function loadCards(): Promise<ReadonlyMap<string, Card>> {
  // A dev server must see content change; a build reads it once.
  if (import.meta.env.DEV) return collectCards();
  cards ??= collectCards();
  return cards;
}

async function collectCards(): Promise<ReadonlyMap<string, Card>> {
  const { tradeName } = await loadCompany();
  const drafts = await Promise.all([loadPageCards(), loadBrandCards(), loadStoryCards()]);
  const byPath = new Map(
    drafts.flat().map((draft) => [draft.path, { ...draft, siteName: tradeName }] as const),
  );
  for (const path of await loadPublicPaths())
    if (!byPath.has(path)) throw new Error(`${path}: no share card; see site/share/`);
  return byPath;
}

export async function loadCard(path: string): Promise<Card> {
  const found = await loadCards();
  const card = found.get(canonicalPath(path)) ?? found.get(ROUTES.home);
  if (!card) throw new Error('home has no share card');
  return card;
}

/** Pages with their colours and picture: the house's, a brand's, that of what they list, or their own. */
const PAGES: readonly (readonly [
  Exclude<PageName, 'not-found'>,
  path: string,
  Colour,
  picture: string,
])[] = [
  ['about', ROUTES.about, 'sand', 'own'],
  ['brands', ROUTES.brands, 'night', 'yctfc-momos'],
  ['menu', ROUTES.menu, 'night', 'delhi-gali'],
  ['franchise', ROUTES.franchise, 'chilli', 'own'],
  ['our-numbers', ROUTES.ourNumbers, 'night', 'pass'],
  ['finder', ROUTES.finder, 'chilli', 'table'],
  ['compare', ROUTES.compare, 'chilli', 'table'],
  ['cities', ROUTES.cities, 'chilli', 'pass'],
  ['outlets', ROUTES.outlets, 'night', 'table'],
  ['questions', ROUTES.questions, 'chilli', 'pass'],
  ['fees', ROUTES.fees, 'chilli', 'table'],
  ['opening', ROUTES.opening, 'chilli', 'table'],
  ['agreement', ROUTES.agreement, 'night', 'table'],
  ['official-channels', ROUTES.officialChannels, 'night', 'table'],
  ['search', ROUTES.search, 'sand', 'yctfc-idli-from-south'],
  ['education', ROUTES.education, 'night', 'own'],
  ['clubs', ROUTES.clubs, 'chilli', 'first club'],
  ['blog', ROUTES.blog, 'cream', 'newest article'],
  ['media', ROUTES.media, 'cream', 'newest media item'],
];

async function loadPageCards(): Promise<CardDraft[]> {
  const [{ hero, house }, payback, contact, legal, brands, clubs, [article], [item]] =
    await Promise.all([
      loadHome(),
      loadPayback(),
      loadContact(),
      getCollection('legal'),
      loadBrands(),
      getCollection('clubs'),
      loadArticles(),
      loadMediaItems(),
    ]);
  const pictures: Readonly<Record<string, ContentPicture | undefined>> = {
    ...house,
    ...Object.fromEntries(brands.map((brand) => [brand.slug, brand.hero])),
    'first club': clubs.sort(byOrder)[0]?.data.picture,
    'newest article': article?.data.picture,
    'newest media item': item?.data.picture,
  };
  const card = (
    path: string,
    { eyebrow = '', heading }: Pick<HeroContent, 'eyebrow' | 'heading'>,
    picture: ContentPicture,
    colour: Colour,
  ) => plateCard(path, eyebrow, { title: heading, picture }, HOUSE_COLOURS[colour]);
  const pages = PAGES.map(async ([name, path, colour, picture]) => {
    const page = await loadPage(name);
    return card(path, page.hero, pictures[picture] ?? page.picture ?? house.table, colour);
  });
  return [
    { ...card(ROUTES.home, hero, hero.sharePicture, 'night'), layout: 'hall' },
    card(ROUTES.payback, payback.words.hero, house.table, 'night'),
    card(ROUTES.contact, contact.hero, house.table, 'night'),
    ...legal.map(({ id, data }) =>
      card(`/${id}`, { ...data, eyebrow: 'Legal' }, house.pass, 'sand'),
    ),
    ...(await Promise.all(pages)),
  ];
}

/** Its alternative text names the page, then the picture. */
const plateCard = (
  path: string,
  kicker: string,
  { title, picture }: { title: string; picture: ContentPicture },
  colours: Card['colours'],
): CardDraft => ({
  ...{ path, title, kicker, colours, layout: 'plate', photo: pictureFile(picture.src) },
  alt: `${title}${/[.?!:]$/.test(title) ? '' : ':'} ${picture.alt}`,
});

async function loadBrandCards(): Promise<CardDraft[]> {
  const [brands, models] = await Promise.all([loadBrands(), loadFranchiseModels()]);
  return [
    ...brands.map(({ slug, name: title, cuisine, hero: picture, colours, summary }) => ({
      ...plateCard(brandPath(slug), cuisine, { title, picture }, brandColours(colours)),
      // Astro does not tell the file of an imported SVG.
      brand: { logo: `content/brands/${slug}/logo.svg`, summary },
    })),
    ...models.map(({ path, name: title, picture }) =>
      plateCard(path, 'Franchise', { title, picture }, HOUSE_COLOURS.chilli),
    ),
  ];
}

async function loadStoryCards(): Promise<CardDraft[]> {
  const [articles, media] = await Promise.all([loadArticles(), loadMediaItems()]);
  const { cream } = HOUSE_COLOURS;
  return [
    ...articles.map(({ id, data }) =>
      plateCard(articlePath(id), `Blog · ${data.category}`, data, cream),
    ),
    ...media
      .filter(hasMediaPage)
      .map(({ id, data }) => plateCard(mediaPath(id), 'Media', data, cream)),
  ];
}
