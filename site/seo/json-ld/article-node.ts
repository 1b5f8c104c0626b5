import { isoDate } from '../../format/date.ts';
import type { Language } from '../../writing/languages.ts';
import { absolute } from '../head.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { JsonLdNode } from './node.ts';
import { organisationId } from './organisation-node.ts';

/** What search engines are told about an article or a press story. */
export interface ArticleFacts {
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
