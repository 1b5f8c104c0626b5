import { brandPath } from '../../../contract/paths.ts';
import button from '../../../ui/button/button.module.css';
import type { Outlet } from '../../content/place/load-places.ts';
import type { OutletWords } from '../../content/place/place-words.ts';
import { formatHours } from '../../format/opening-hours.ts';
import { formatPhone } from '../../format/phone.ts';
import styles from './outlet-card.module.css';

/** An outlet as its card shows it; nothing but what JSON can say. */
export interface ShownOutlet {
  slug: string;
  name: string;
  address: readonly string[];
  landmark?: string | undefined;
  postalCode: string;
  /** Such as `Monday to Friday, 11 am to 10:30 pm`. */
  hours: readonly string[];
  brands: readonly { slug: string; name: string }[];
  phone: string;
  mapLink: string;
  /** Such as `April 2025`. */
  since: string;
}

export interface OutletCardProps {
  outlet: ShownOutlet;
  words: OutletWords;
  /** How near it is by PIN code. */
  stamp?: string | undefined;
}

export function OutletCard({ outlet, words, stamp }: OutletCardProps) {
  const { name, address, landmark, hours, brands, phone, mapLink, since } = outlet;
  return (
    <article className={`panel stack ${styles.card}`}>
      {stamp && <p className={`small strong ${styles.stamp}`}>{stamp}</p>}
      <h2 className={styles.name}>{name}</h2>
      <address className={styles.address}>
        {[...address, ...(landmark ? [landmark] : [])].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <dl className={`stack ${styles.facts}`}>
        <div>
          <dt className="small muted">{words.hours}</dt>
          {hours.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
        <div>
          <dt className="small muted">{words.brands}</dt>
          {brands.map((brand) => (
            <dd key={brand.slug}>
              <a href={brandPath(brand.slug)}>{brand.name}</a>
            </dd>
          ))}
        </div>
        <div>
          <dt className="small muted">{words.since}</dt>
          <dd>{since}</dd>
        </div>
      </dl>
      <p className={`row ${styles.ways}`}>
        <a
          className={`${button.button} ${button.primary}`}
          href={mapLink}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.directions}
          <span className="visually-hidden">: {name} (opens in a new tab)</span>
        </a>
        <a className={`${button.button} ${button.secondary}`} href={`tel:${phone}`}>
          {words.call} {formatPhone(phone)}
        </a>
      </p>
    </article>
  );
}

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
