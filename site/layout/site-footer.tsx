import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button/link-button.tsx';
import type { Company } from '../content/company.ts';
import type { Navigation } from '../content/page/navigation.ts';
import { chatLink } from '../format/chat-link.ts';
import { formatPhone } from '../format/phone.ts';
import styles from './site-footer.module.css';

/** Id of the element that must be parsed before first paint; see `page.astro`. */
export const FOOT_ID = 'foot';

export interface SiteFooterProps {
  company: Company;
  navigation: Pick<Navigation, 'footer' | 'legal' | 'action' | 'ending' | 'note'>;
  children?: ReactNode;
}

export function SiteFooter({ company, navigation, children }: SiteFooterProps) {
  const { legal, offices } = company;
  const { registered } = offices;
  return (
    <footer className={styles.footer} data-ground="night" id={FOOT_ID}>
      <div className={`screen-only ${styles.stalls}`}>{children}</div>
      <h2 className={styles.name}>{company.tradeName}</h2>
      <div className={`row screen-only ${styles.ending}`}>
        <h2>{navigation.ending}</h2>
        <LinkButton href={navigation.action.href} size="large">
          {navigation.action.label}
        </LinkButton>
      </div>
      <div className={`tiles ${styles.columns}`}>
        <p className="screen-only">{company.blurb}</p>
        <FooterLinks navigation={navigation} />
        <FooterContact company={company} />
      </div>
      <div className={`row small screen-only ${styles.legal}`}>
        <p>{`© ${company.copyrightYear} ${company.legalName}. All rights reserved.`}</p>
        <ul className="plain-list row">
          {navigation.legal.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <p>{navigation.note}</p>
        <p className="muted">
          {`${registered.label}: ${registered.street}, ${registered.city} ${registered.postalCode} · ` +
            legalFacts(legal)}
        </p>
      </div>
    </footer>
  );
}

/** What the law asks for; what is not confirmed yet, a visitor gets on request. */
function legalFacts({ cin, gstin, fssai, grievanceOfficer }: Company['legal']): string {
  const facts = [
    ['CIN', cin],
    ['GSTIN', gstin],
    ['FSSAI', fssai],
    ['Grievances:', grievanceOfficer],
  ] as const;
  const known = facts.filter(([, value]) => value).map((fact) => fact.join(' '));
  const open = facts.filter(([, value]) => !value).map(([label]) => label.replace(/:$/, ''));
  return [...known, ...(open.length ? [`${open.join(', ')}: on request`] : [])].join(' · ');
}

function FooterLinks({ navigation }: Pick<SiteFooterProps, 'navigation'>) {
  return (
    <nav aria-label="Quick links">
      <h2>Quick links</h2>
      <ul className={`plain-list ${styles.links}`}>
        {navigation.footer.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterContact({ company }: Pick<SiteFooterProps, 'company'>) {
  const { experienceCentre } = company.offices;
  return (
    <section>
      <h2 className="screen-only">Contact</h2>
      <ul className="plain-list">
        <li>
          <a href={`tel:${company.phone}`}>{formatPhone(company.phone)}</a>
        </li>
        <li>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </li>
        <li className="screen-only">
          <a
            href={chatLink(company.chat.number, company.chat.messages.franchise)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Chat on WhatsApp
          </a>
        </li>
        <li>
          <address>
            {experienceCentre.label}
            <br />
            {experienceCentre.street}
            <br />
            {`${experienceCentre.city}, ${experienceCentre.region} ${experienceCentre.postalCode}`}
          </address>
        </li>
        <li hidden>{new URL(import.meta.env.SITE).host}</li>
      </ul>
    </section>
  );
}
