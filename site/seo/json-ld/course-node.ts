import { ROUTES } from '../../../contract/routes.ts';
import { absolute } from '../head.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { JsonLdNode } from './node.ts';
import { organisationId } from './organisation-node.ts';

/** What search engines are told about a course. */
export interface CourseFacts {
  slug: string;
  name: string;
  summary: string;
}

/** A course that the company offers. No dates and no fee: none is published. */
export const courseNode = ({ slug, name, summary }: CourseFacts, site: SiteFacts): JsonLdNode => ({
  '@type': 'Course',
  '@id': `${absolute(site.url, ROUTES.education)}#${slug}`,
  name,
  description: summary,
  inLanguage: 'en-IN',
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
