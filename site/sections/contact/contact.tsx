import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import {
  ChevronDown,
  Headset,
  Mail,
  MapPin,
  MessageCircle,
  Phone,
} from '../../../ui/icon/icons.ts';
import type { Company, Office } from '../../content/company.ts';
import type { ContactWords } from '../../content/contact.ts';
import { chatLink } from '../../format/chat-link.ts';
import { hoursOnOneLine } from '../../format/opening-hours.ts';
import { formatPhone } from '../../format/phone.ts';
import '../shared/pieces.css';
import styles from './contact-page.module.css';

export interface ContactChannelsProps {
  company: Pick<Company, 'franchisePhone' | 'chat' | 'email' | 'phone' | 'hours'>;
  words: Pick<ContactWords, 'hotline' | 'email' | 'phone'>;
}

export function ContactChannels({ company, words }: ContactChannelsProps) {
  const { franchisePhone, chat, email, phone, hours } = company;
  return (
    <>
      <Channel tone="night" icon={Headset} {...words.hotline}>
        <p className={styles.value}>{formatPhone(franchisePhone)}</p>
        <LinkButton href={chatLink(franchisePhone, chat.messages.franchise)} opensNewTab>
          <Icon icon={MessageCircle} />
          {words.hotline.action}
        </LinkButton>
      </Channel>
      <Channel icon={Mail} {...words.email}>
        <a className={styles.value} href={`mailto:${email}`}>
          {email}
        </a>
      </Channel>
      <Channel icon={Phone} {...words.phone}>
        <a className={styles.value} href={`tel:${phone}`}>
          {formatPhone(phone)}
        </a>
        <p className="small muted">{hoursOnOneLine(hours)}</p>
      </Channel>
    </>
  );
}

interface ChannelProps {
  heading: string;
  text: string;
  icon: typeof Mail;
  tone?: 'night';
  children: ReactNode;
}

function Channel({ heading, text, icon, tone, children }: ChannelProps) {
  return (
    <Card data-ground={tone} className={`stack ${styles.channel}`}>
      <h2>
        <span className="medal">
          <Icon icon={icon} size="medium" />
        </span>
        {heading}
      </h2>
      <p>{text}</p>
      {children}
    </Card>
  );
}

export interface ContactDeskProps {
  heading: string;
  lead: string;
  children: ReactNode;
  /** The other ways to reach the company, beside the form; passed as a slot. */
  channels?: ReactNode;
  /** Whether the heading is the page's `h1`. */
  isPage?: boolean | undefined;
}

export function ContactDesk(props: ContactDeskProps) {
  const { heading, lead, children, channels, isPage = false } = props;
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={`split ${styles.desk}`}>
      <Card className={styles.card} aria-labelledby="write-to-us">
        <Heading id="write-to-us" className={styles.heading}>
          {heading}
        </Heading>
        <p className={`muted ${styles.lead}`}>{lead}</p>
        {children}
      </Card>
      {channels && <div className={`stack ${styles.channels}`}>{channels}</div>}
    </div>
  );
}

export interface ContactMapProps {
  /** Address of the map that is loaded once a visitor asks for it. */
  embedHref: string;
  /** Names the map, for instance "Map of the experience centre in Mohali". */
  title: string;
  words: Pick<ContactWords['places'], 'mapLabel' | 'mapNote'>;
}

/** Until it is opened no request goes to a third party; without JavaScript the links to the map remain. */
export function ContactMap({ embedHref, title, words }: ContactMapProps) {
  return (
    <details
      className={`fold panel scripted ${styles.map}`}
      data-map={embedHref}
      data-map-title={title}
    >
      <summary>
        <Icon icon={MapPin} size="medium" />
        <span>
          <b>{words.mapLabel}</b>
          <small className="muted">{words.mapNote}</small>
        </span>
        <Icon icon={ChevronDown} size="medium" />
      </summary>
      <div />
    </details>
  );
}

export interface ContactPlacesProps {
  companyName: string;
  offices: Company['offices'];
  words: ContactWords['places'];
}

export function ContactPlaces({ companyName, offices, words }: ContactPlacesProps) {
  return (
    <div className="split">
      {[offices.registered, offices.experienceCentre].map((office) => (
        <Place key={office.label} office={office} name={companyName} action={words.directions} />
      ))}
    </div>
  );
}

function Place({ office, name, action }: { office: Office; name: string; action: string }) {
  return (
    <section className={`panel stack ${styles.place}`}>
      <p className={styles.city}>{office.city}</p>
      <h3>{office.label}</h3>
      <address>
        {addressLines(office).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {office.landmark && (
        <p className="row small muted">
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

type Address = Pick<Office, 'street' | 'city' | 'region' | 'postalCode'>;

/** An address as it stands on an envelope, one entry a line. */
export function addressLines({ street, city, region, postalCode }: Address): string[] {
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

export function mapFrameLink(companyName: string, office: Office): string {
  const query = new URLSearchParams({ q: searchText(companyName, office), output: 'embed' });
  return `https://www.google.com/maps?${query}`;
}

/** What goes with the enquiry besides its words; empty and hidden until `site/sections/contact/show-interest.ts` fills it. */
export function InterestCard({ words }: { words: { heading: string; note: string } }) {
  return (
    <section id="interest" hidden className={styles.interest} aria-labelledby="interest-heading">
      <h3 id="interest-heading">{words.heading}</h3>
      <ul className="plain-list" />
      <p>{words.note}</p>
    </section>
  );
}
