import { getCollection } from 'astro:content';
import { ROUTES } from '../../contract/routes.ts';
import { loadBrands } from '../content/brand/load-brands.ts';
import { loadContact } from '../content/contact/load-contact.ts';
import { loadHome } from '../content/page/load-home.ts';
import { loadPage } from '../content/page/load-page.ts';
import type { HeroContent } from '../content/page/page.ts';
import { loadPayback } from '../content/payback/load-payback.ts';
import { byOrder } from '../content/shared/by-order.ts';
import type { ContentPicture } from '../content/shared/picture.ts';
import { loadArticles } from '../content/story/load-articles.ts';
import { loadMediaItems } from '../content/story/load-media-items.ts';
import { pictureFile } from '../pictures/picture-file.ts';
import type { Card, CardDraft } from './card.ts';
import { HOUSE_PAINTS } from './paints.ts';

/** Brands whose dish stands on the card of a page that shows no picture of its own. */
const DISH_OF = {
  brands: 'yctfc-momos',
  menu: 'delhi-gali',
  search: 'yctfc-idli-from-south',
} as const;

/** Home, the pages of the main navigation and the legal texts. */
export async function loadPageCards(): Promise<CardDraft[]> {
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
    pageCard(ROUTES.shortlist, (await loadPage('shortlist')).hero, house.table, 'sand'),
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
