import type { Outlet } from '../../content/place/load-outlets.ts';
import type { OutletDay } from '../../content/place/outlet.ts';
import type { ShownOutlet } from './outlet-card.tsx';

const DAYS: Readonly<Record<OutletDay, string>> = {
  ...{ Mo: 'Mon', Tu: 'Tue', We: 'Wed', Th: 'Thu' },
  ...{ Fr: 'Fri', Sa: 'Sat', Su: 'Sun' },
};
const WEEK = Object.keys(DAYS) as OutletDay[];

const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** An outlet as its card shows it, made at build. */
export function showOutlet(outlet: Outlet): ShownOutlet {
  const { slug, name, street, city, region, postalCode, landmark, phone, mapLink } = outlet;
  return {
    ...{ slug, name, landmark, postalCode, phone, mapLink },
    address: [street, `${city === region ? city : `${city}, ${region}`} ${postalCode}`],
    hours: outlet.hours.map(
      ({ days, opens, closes }) => `${nameDays(days)}, ${opens} to ${closes}`,
    ),
    brands: outlet.brands.map((brand) => ({ slug: brand.slug, name: brand.name })),
    since: month.format(new Date(`${outlet.since}-01`)),
  };
}

/** `Every day`, `Mon to Fri`, or each by itself where they do not follow each other. */
function nameDays(days: readonly OutletDay[]): string {
  const places = WEEK.flatMap((day, at) => (days.includes(day) ? [at] : []));
  const [first = 0] = places;
  const last = places.at(-1) ?? first;
  const name = (at: number) => DAYS[WEEK[at] ?? 'Mo'];
  if (places.length === WEEK.length) return 'Every day';
  return places.length > 2 && last - first === places.length - 1
    ? `${name(first)} to ${name(last)}`
    : places.map(name).join(', ');
}
