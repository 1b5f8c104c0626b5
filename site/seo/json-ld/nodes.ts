import { brandPath } from '../../../contract/paths.ts';
import { ROUTES } from '../../../contract/routes.ts';
import type { Brand } from '../../content/brand/brand.ts';
import type { Course } from '../../content/education.ts';
import type { BrandMenu } from '../../content/menu/menu.ts';
import type { Outlet } from '../../content/place/load-places.ts';
import { isoDate } from '../../format/date.ts';
import type { Language } from '../../writing/languages.ts';
import { absolute } from '../head.ts';
import type { SiteFacts } from '../load-site-facts.ts';
import {
  brandName,
  centreId,
  type JsonLdNode,
  kitchenFields,
  organisationId,
  placeFields,
} from './company-nodes.ts';

export type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage';

export interface PageNodes {
  types: readonly PageType[];
  /** What the page is about: the first node, or for a page of questions all of them. */
  mainEntity?: JsonLdNode | readonly JsonLdNode[] | undefined;
  nodes: readonly JsonLdNode[];
}

const reference = (id: unknown): JsonLdNode => ({ '@id': id });

/** A page of one kind that is about `nodes[0]`. */
export const pageAbout = (type: PageType, nodes: readonly JsonLdNode[] = []): PageNodes => ({
  types: [type],
  mainEntity: nodes[0] && reference(nodes[0]['@id']),
  nodes,
});

interface Story {
  type: 'BlogPosting' | 'NewsArticle';
  path: string;
  title: string;
  description: string;
  date: Date;
  updated?: Date | undefined;
  /** A person, and where the site tells of them; press stories come from the company itself. */
  author?: { name: string; path: string } | undefined;
  section?: string;
  /** Undefined for English. */
  language?: Language | undefined;
  images: readonly string[];
}

export function articleNode(story: Story, site: SiteFacts): JsonLdNode {
  const { type, path, title, description, date, author, section } = story;
  const url = absolute(site.url, path);
  const company = reference(organisationId(site));
  return {
    '@type': type,
    '@id': `${url}#article`,
    headline: title,
    description,
    datePublished: midnight(date),
    dateModified: midnight(story.updated ?? date),
    image: story.images.map((image) => absolute(site.url, image)),
    inLanguage: `${story.language ?? 'en'}-IN`,
    ...(section && { articleSection: section }),
    author: author
      ? { '@type': 'Person', name: author.name, url: absolute(site.url, author.path) }
      : company,
    publisher: company,
    mainEntityOfPage: reference(`${url}#page`),
  };
}

/** Content dates are days of India. */
const midnight = (date: Date): string => `${isoDate(date)}T00:00:00+05:30`;

const menuId = (slug: string, site: SiteFacts): string =>
  `${absolute(site.url, brandPath(slug))}#menu`;

type ListedMenu = Pick<BrandMenu, 'slug' | 'categories'> & { brand: Pick<Brand, 'name'> };

/** Only what a brand's page shows, as search engines require; prices in whole rupees. */
export const menuNode = ({ slug, brand, categories }: ListedMenu, site: SiteFacts): JsonLdNode => ({
  '@type': 'Menu',
  '@id': menuId(slug, site),
  name: `${brand.name} menu`,
  inLanguage: 'en-IN',
  hasMenuSection: categories.map(({ name, dishes }) => ({
    '@type': 'MenuSection',
    name,
    hasMenuItem: dishes.map((dish) => ({
      '@type': 'MenuItem',
      name: dish.name,
      ...(dish.mark === 'veg' && { suitableForDiet: 'https://schema.org/VegetarianDiet' }),
      offers: { '@type': 'Offer', price: dish.price, priceCurrency: 'INR' },
    })),
  })),
});

interface ShownBrand extends Pick<Brand, 'slug' | 'name' | 'summary' | 'cuisine' | 'priceRange'> {
  images: readonly string[];
  /** Whether the graph carries the brand's menu, too. */
  hasMenu: boolean;
}

/** A brand's restaurant within the company's experience centre (specification §2, brand page). */
export const brandNode = (brand: ShownBrand, site: SiteFacts): JsonLdNode => {
  const url = absolute(site.url, brandPath(brand.slug));
  return {
    '@type': 'Restaurant',
    '@id': `${url}#restaurant`,
    name: brand.name,
    description: brand.summary,
    servesCuisine: brand.cuisine,
    priceRange: brand.priceRange,
    image: brand.images.map((image) => absolute(site.url, image)),
    url,
    parentOrganization: reference(organisationId(site)),
    brand: brandName(brand, site),
    containedInPlace: reference(centreId(site)),
    ...placeFields(site),
    ...(brand.hasMenu && { hasMenu: reference(menuId(brand.slug, site)) }),
  };
};

/** A course that the company teaches in its kitchens. No dates and no price: none is published. */
export const courseNode = (
  { slug, name, summary, hours }: Pick<Course, 'name' | 'summary' | 'hours'> & { slug: string },
  site: SiteFacts,
): JsonLdNode => ({
  '@type': 'Course',
  '@id': `${absolute(site.url, ROUTES.education)}#${slug}`,
  url: `${absolute(site.url, ROUTES.education)}#${slug}`,
  name,
  description: summary,
  inLanguage: 'en-IN',
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    courseWorkload: `PT${hours}H`,
  },
  offers: { '@type': 'Offer', category: 'Paid' },
  provider: reference(organisationId(site)),
});

export const listNode = (
  path: string,
  name: string,
  entries: readonly JsonLdNode[],
  site: SiteFacts,
): JsonLdNode => ({
  '@type': 'ItemList',
  '@id': `${absolute(site.url, path)}#list`,
  name,
  numberOfItems: entries.length,
  itemListElement: entries.map((entry, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...entry,
  })),
});

export function outletNode(outlet: Outlet, images: readonly string[], site: SiteFacts): JsonLdNode {
  const url = absolute(site.url, `${ROUTES.outlets}#${outlet.slug}`);
  return {
    '@type': 'Restaurant',
    '@id': url,
    name: outlet.name,
    url,
    hasMap: outlet.mapLink,
    foundingDate: outlet.since,
    ...placeFields({ ...outlet, address: outlet }),
    ...kitchenFields({ ...outlet, images }, site),
  };
}

export const questionPage = (
  questions: readonly { question: string; answer: string }[],
): PageNodes => ({
  types: ['WebPage', 'FAQPage'],
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
  nodes: [],
});
