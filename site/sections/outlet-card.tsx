import { brandPath } from '../../contract/paths.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import type { PageContent } from '../content/page/page.ts';
import type { Outlet } from '../content/place/load-places.ts';
import { formatMonth } from '../format/date.ts';
import { formatHours } from '../format/opening-hours.ts';
import { formatPhone } from '../format/phone.ts';
import { addressLines } from './contact/contact.tsx';
import styles from './outlet-card.module.css';

export interface OutletListProps {
  outlets: readonly Outlet[];
  words: PageContent<'outlets'>['outlet'];
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

function OutletCard({ outlet, words }: Pick<OutletListProps, 'words'> & { outlet: Outlet }) {
  const { name, landmark, phone } = outlet;
  return (
    <article className={`panel stack ${styles.card}`}>
      <h2 className={styles.name}>{name}</h2>
      <address className={styles.address}>
        {addressLines(outlet).map((line) => (
          <span key={line}>{line}</span>
        ))}
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
          <dd>{formatMonth(outlet.since)}</dd>
        </div>
      </dl>
      <p className={`row ${styles.ways}`}>
        <LinkButton href={outlet.mapLink} opensNewTab>
          {words.directions}
          <span className="visually-hidden">: {name}</span>
        </LinkButton>
        <LinkButton href={`tel:${phone}`} kind="secondary">
          {words.call} {formatPhone(phone)}
        </LinkButton>
      </p>
    </article>
  );
}
