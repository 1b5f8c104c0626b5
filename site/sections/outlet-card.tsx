import { brandPath } from '../../contract/paths.ts';
import button from '../../ui/button/button.module.css';
import type { Outlet } from '../content/place/load-places.ts';
import type { OutletWords } from '../content/place/place-words.ts';
import { formatHours } from '../format/opening-hours.ts';
import { formatPhone } from '../format/phone.ts';
import styles from './outlet-card.module.css';

export interface OutletListProps {
  outlets: readonly Outlet[];
  words: OutletWords;
}

export const OutletList = ({ outlets, words }: OutletListProps) => (
  <ul className={`plain-list stack ${styles.outlets}`}>
    {outlets.map((outlet) => (
      <li key={outlet.slug} id={outlet.slug}>
        <OutletCard outlet={outlet} words={words} />
      </li>
    ))}
  </ul>
);

const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function OutletCard({ outlet, words }: { outlet: Outlet; words: OutletWords }) {
  const { name, street, city, region, postalCode, landmark, phone } = outlet;
  const place = city === region ? city : `${city}, ${region}`;
  return (
    <article className={`panel stack ${styles.card}`}>
      <h2 className={styles.name}>{name}</h2>
      <address className={styles.address}>
        <span>{street}</span>
        <span>{`${place} ${postalCode}`}</span>
        {landmark && <span>{landmark}</span>}
      </address>
      <dl className={`stack ${styles.facts}`}>
        <div>
          <dt className="small muted">{words.hours}</dt>
          {formatHours(outlet.hours).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
        <div>
          <dt className="small muted">{words.brands}</dt>
          {outlet.brands.map((brand) => (
            <dd key={brand.slug}>
              <a href={brandPath(brand.slug)}>{brand.name}</a>
            </dd>
          ))}
        </div>
        <div>
          <dt className="small muted">{words.since}</dt>
          <dd>{month.format(new Date(`${outlet.since}-01`))}</dd>
        </div>
      </dl>
      <p className={`row ${styles.ways}`}>
        <a
          className={`${button.button} ${button.primary}`}
          href={outlet.mapLink}
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
