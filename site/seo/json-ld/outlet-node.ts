import { ROUTES } from '../../../contract/routes.ts';
import type { Outlet } from '../../content/place/load-outlets.ts';
import type { OutletDay } from '../../content/place/outlet.ts';
import { absolute } from '../head.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { JsonLdNode } from './node.ts';
import { addressNode, organisationId } from './organisation-node.ts';

const DAYS: Readonly<Record<OutletDay, string>> = {
  ...{ Mo: 'Monday', Tu: 'Tuesday', We: 'Wednesday', Th: 'Thursday' },
  ...{ Fr: 'Friday', Sa: 'Saturday', Su: 'Sunday' },
};

/** Its card on the page of the outlets. */
const outletPath = ({ slug }: Outlet): string => `${ROUTES.outlets}#${slug}`;

/** A real place where people eat, with what a map program shows of it. */
export const outletNode = (outlet: Outlet, site: SiteFacts): JsonLdNode => ({
  '@type': 'Restaurant',
  '@id': absolute(site.url, outletPath(outlet)),
  name: outlet.name,
  url: absolute(site.url, outletPath(outlet)),
  telephone: outlet.phone,
  address: addressNode({ address: outlet }),
  hasMap: outlet.mapLink,
  foundingDate: outlet.since,
  image: outlet.brands.map(({ image }) => absolute(site.url, image)),
  priceRange: priceRangeOf(outlet),
  servesCuisine: [...new Set(outlet.brands.map(({ cuisine }) => cuisine))],
  hasMenu: absolute(site.url, ROUTES.menu),
  parentOrganization: { '@id': organisationId(site) },
  openingHoursSpecification: outlet.hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => DAYS[day]),
    opens,
    closes,
  })),
});

/** From the cheapest dish of any brand that cooks there to the dearest. */
function priceRangeOf({ brands }: Outlet): string {
  const prices = brands.flatMap(({ priceRange }) => (priceRange.match(/\d+/g) ?? []).map(Number));
  return `₹${Math.min(...prices)}-₹${Math.max(...prices)}`;
}
