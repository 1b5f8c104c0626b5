import { ROUTES } from '../../../contract/routes.ts';
import type { Outlet } from '../../content/place/load-outlets.ts';
import { absolute } from '../head.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { JsonLdNode } from './node.ts';
import { kitchenFields, placeFields } from './place-node.ts';

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
