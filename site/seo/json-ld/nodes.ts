import { brandPath } from '../../../contract/paths.ts';
import { ROUTES } from '../../../contract/routes.ts';
import type { Outlet } from '../../content/place/load-places.ts';
import { isoDate } from '../../format/date.ts';
import type { Language } from '../../writing/languages.ts';
import { absolute } from '../head.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { JsonLdNode } from './node.ts';
import { brandName, organisationId } from './organisation-node.ts';
import { centreId, kitchenFields, placeFields } from './place-node.ts';

/** The kinds of page that schema.org tells apart and that this site has. */
export type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage';

/** A page's structured data besides organisation, site and breadcrumbs. */
export interface PageNodes {
  types: readonly PageType[];
  /** What the page is about: the first node, or for a page of questions all of them. */
  mainEntity?: JsonLdNode | readonly JsonLdNode[] | undefined;
  nodes: readonly JsonLdNode[];
}

/** Names `node` without repeating it. */
export const reference = (node: JsonLdNode): JsonLdNode => ({ '@id': node['@id'] });

/** `nodes` and those of `extra` that are not among them already. */
export const joinNodes = (
  nodes: readonly JsonLdNode[],
  extra: readonly JsonLdNode[],
): JsonLdNode[] => [
  ...nodes,
  ...extra.filter((added) => !nodes.some((node) => node['@id'] === added['@id'])),
];

/** A page of one kind that is about `nodes[0]`. */
export const pageAbout = (type: PageType, nodes: readonly JsonLdNode[] = []): PageNodes => ({
  types: [type],
  mainEntity: nodes[0] && reference(nodes[0]),
  nodes,
});

/** What search engines are told about an article or a press story. */
interface ArticleFacts {
  /** An article of the blog, or news about the company. */
  type: 'BlogPosting' | 'NewsArticle';
  path: string;
  title: string;
  description: string;
  date: Date;
  /** When its text last changed. */
  updated?: Date | undefined;
  /** A person, and where the site tells of them; press stories come from the company itself. */
  author?: { name: string; path: string } | undefined;
  section?: string;
  /** Undefined for English. */
  language?: Language | undefined;
  /** Paths of the story's picture in several shapes. */
  images: readonly string[];
}

/** One article, published by the company. */
export const articleNode = (article: ArticleFacts, site: SiteFacts): JsonLdNode => ({
  '@type': article.type,
  '@id': `${absolute(site.url, article.path)}#article`,
  headline: article.title,
  description: article.description,
  datePublished: midnight(article.date),
  dateModified: midnight(article.updated ?? article.date),
  image: article.images.map((image) => absolute(site.url, image)),
  inLanguage: `${article.language ?? 'en'}-IN`,
  ...(article.section ? { articleSection: article.section } : {}),
  author: article.author
    ? {
        '@type': 'Person',
        name: article.author.name,
        url: absolute(site.url, article.author.path),
      }
    : { '@id': organisationId(site) },
  publisher: { '@id': organisationId(site) },
  mainEntityOfPage: { '@id': `${absolute(site.url, article.path)}#page` },
});

/** Content dates are days of India. */
const midnight = (date: Date): string => `${isoDate(date)}T00:00:00+05:30`;

/** A brand's menu as search engines are told it; prices in whole rupees. */
interface MenuFacts {
  slug: string;
  brandName: string;
  categories: readonly {
    name: string;
    dishes: readonly {
      name: string;
      price: number;
      mark: 'veg' | 'non-veg' | 'egg';
    }[];
  }[];
}

type Dish = MenuFacts['categories'][number]['dishes'][number];

/** Identifier of a brand's menu; its restaurant names it as `hasMenu`. */
export const menuId = (slug: string, site: SiteFacts): string =>
  `${absolute(site.url, brandPath(slug))}#menu`;

/** Only what a brand's page shows, as search engines require. */
export const menuNode = (
  { slug, brandName, categories }: MenuFacts,
  site: SiteFacts,
): JsonLdNode => ({
  '@type': 'Menu',
  '@id': menuId(slug, site),
  name: `${brandName} menu`,
  inLanguage: 'en-IN',
  hasMenuSection: categories.map(({ name, dishes }) => ({
    '@type': 'MenuSection',
    name,
    hasMenuItem: dishes.map(dishNode),
  })),
});

const dishNode = ({ name, price, mark }: Dish): JsonLdNode => ({
  '@type': 'MenuItem',
  name,
  ...(mark === 'veg' ? { suitableForDiet: 'https://schema.org/VegetarianDiet' } : {}),
  offers: { '@type': 'Offer', price, priceCurrency: 'INR' },
});

/** What search engines are told about a brand. */
interface BrandFacts {
  slug: string;
  name: string;
  summary: string;
  cuisine: string;
  priceRange: string;
  /** Paths of the brand's main picture in several shapes. */
  images: readonly string[];
  /** Whether the graph carries the brand's menu, too. */
  hasMenu: boolean;
}

/** A brand's restaurant within the company's experience centre (specification §2, brand page). */
export const brandNode = (brand: BrandFacts, site: SiteFacts): JsonLdNode => ({
  '@type': 'Restaurant',
  '@id': `${absolute(site.url, brandPath(brand.slug))}#restaurant`,
  name: brand.name,
  description: brand.summary,
  servesCuisine: brand.cuisine,
  priceRange: brand.priceRange,
  image: brand.images.map((image) => absolute(site.url, image)),
  url: absolute(site.url, brandPath(brand.slug)),
  parentOrganization: { '@id': organisationId(site) },
  brand: brandName(brand, site),
  containedInPlace: { '@id': centreId(site) },
  ...placeFields(site),
  ...(brand.hasMenu ? { hasMenu: { '@id': menuId(brand.slug, site) } } : {}),
});

/** What search engines are told about a course. */
interface CourseFacts {
  slug: string;
  name: string;
  summary: string;
  /** Of teaching, in all. */
  hours: number;
}

/** A course that the company teaches in its kitchens. No dates and no price: none is published. */
export const courseNode = (
  { slug, name, summary, hours }: CourseFacts,
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
  provider: { '@id': organisationId(site) },
});

/** The courses in the order in which the page shows them. */
export const courseListNode = (courses: readonly JsonLdNode[], site: SiteFacts): JsonLdNode => ({
  '@type': 'ItemList',
  '@id': `${absolute(site.url, ROUTES.education)}#list`,
  name: 'Courses',
  numberOfItems: courses.length,
  itemListElement: courses.map((course, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@id': course['@id'] },
  })),
});

/** An entry of a list page: its name and the page that it leads to. */
interface ListedPage {
  name: string;
  path: string;
}

/** The entries of the list page at `path`, in the order in which they are shown. */
export const listNode = (
  path: string,
  name: string,
  entries: readonly ListedPage[],
  site: SiteFacts,
): JsonLdNode => ({
  '@type': 'ItemList',
  '@id': `${absolute(site.url, path)}#list`,
  name,
  numberOfItems: entries.length,
  itemListElement: entries.map((entry, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: entry.name,
    url: absolute(site.url, entry.path),
  })),
});

/** A real place where people eat, with what a map program shows of it and the paths of a picture's shapes. */
export function outletNode(outlet: Outlet, images: readonly string[], site: SiteFacts): JsonLdNode {
  /** Its card on the page of the outlets. */
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

/** A question as a page shows it, with its answer in plain text. */
interface QuestionFacts {
  question: string;
  answer: string;
}

const questionNode = ({ question, answer }: QuestionFacts): JsonLdNode => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
});

/** A page that shows questions with their answers. */
export const questionPage = (questions: readonly QuestionFacts[]): PageNodes => ({
  types: ['WebPage', 'FAQPage'],
  mainEntity: questions.map(questionNode),
  nodes: [],
});
