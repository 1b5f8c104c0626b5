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
