import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { MapPin } from '../../../ui/icon/icons.ts';
import type { Company, Office } from '../../content/company.ts';
import type { ContactWords } from '../../content/contact.ts';
import styles from './contact-places.module.css';

export interface ContactPlacesProps {
  companyName: string;
  offices: Company['offices'];
  words: ContactWords['places'];
}

/** The company's two addresses as door plates. */
export function ContactPlaces({ companyName, offices, words }: ContactPlacesProps) {
  return (
    <div className={styles.places}>
      {[offices.registered, offices.experienceCentre].map((office) => (
        <Place key={office.label} office={office} name={companyName} action={words.directions} />
      ))}
    </div>
  );
}

function Place({ office, name, action }: { office: Office; name: string; action: string }) {
  return (
    <section className={styles.place}>
      <p className={styles.city}>{office.city}</p>
      <h3 className={styles.label}>{office.label}</h3>
      <address className={styles.address}>
        {addressLines(office).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {office.landmark && (
        <p className={styles.landmark}>
          <Icon icon={MapPin} /> {office.landmark}
        </p>
      )}
      <LinkButton href={mapsLink(name, office)} kind="secondary" opensNewTab>
        {action}
        <span className="visually-hidden">: {office.label}</span>
      </LinkButton>
    </section>
  );
}

/** An office's address as it stands on an envelope, one entry a line. */
export function addressLines({ street, city, region, postalCode }: Office): string[] {
  const place = city === region ? city : `${city}, ${region}`;
  return [street, `${place} ${postalCode}`];
}

const searchText = (companyName: string, office: Office): string =>
  [companyName, ...addressLines(office)].join(', ');

/** Opens the office in the visitor's map program (https://developers.google.com/maps/documentation/urls). */
export function mapsLink(companyName: string, office: Office): string {
  const query = new URLSearchParams({ api: '1', query: searchText(companyName, office) });
  return `https://www.google.com/maps/search/?${query}`;
}

/** The same place as a page for a frame. */
export function mapFrameLink(companyName: string, office: Office): string {
  const query = new URLSearchParams({ q: searchText(companyName, office), output: 'embed' });
  return `https://www.google.com/maps?${query}`;
}
