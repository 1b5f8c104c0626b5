import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { MapPin } from '../../../ui/icon/icons.ts';
import type { Company, Office } from '../../content/company/company.ts';
import type { ContactWords } from '../../content/contact/contact.ts';

import { addressLines, mapsLink } from './contact-address.ts';
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
