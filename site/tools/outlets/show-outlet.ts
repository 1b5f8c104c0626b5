import type { Outlet } from '../../content/place/load-places.ts';
import { formatHours } from '../../format/opening-hours.ts';
import type { ShownOutlet } from './outlet-card.tsx';

const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** An outlet as its card shows it, made at build. */
export function showOutlet(outlet: Outlet): ShownOutlet {
  const { slug, name, street, city, region, postalCode, landmark, phone, mapLink } = outlet;
  return {
    ...{ slug, name, landmark, postalCode, phone, mapLink },
    address: [street, `${city === region ? city : `${city}, ${region}`} ${postalCode}`],
    hours: formatHours(outlet.hours),
    brands: outlet.brands.map((brand) => ({ slug: brand.slug, name: brand.name })),
    since: month.format(new Date(`${outlet.since}-01`)),
  };
}
