import type { ReactNode } from 'react';
import { joinClasses } from '../../ui/class-names.ts';
import type { Company } from '../content/company.ts';
import type { Person } from '../content/load-company.ts';
import type { PageContent } from '../content/page/page.ts';
import './shared/pieces.css';
import styles from './about.module.css';

export interface CompanyProfileProps {
  profile: PageContent<'about'>['profile'];
  factsHeading: string;
  company: Pick<Company, 'legalName' | 'offices'>;
  counts: { brands: number; models: number };
}

export function CompanyProfile({ profile, factsHeading, company, counts }: CompanyProfileProps) {
  const { registered, experienceCentre } = company.offices;
  const facts = [
    ['Food brands', counts.brands],
    ['Ways to franchise', counts.models],
    [registered.label, registered.city],
    [experienceCentre.label, `${experienceCentre.city}, ${experienceCentre.region}`],
    ['Company', company.legalName],
  ] as const;
  return (
    <div className="split">
      <div className={`stack ${styles.story}`}>
        <h2>{profile.heading}</h2>
        {profile.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div>
        <h3>{factsHeading}</h3>
        <dl className={`lined facts ${styles.facts}`}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

export interface PersonGridProps {
  /** Said where nobody may be named. */
  whenEmpty?: string | undefined;
  /** For the few at the top. */
  isLarge?: boolean | undefined;
  children?: ReactNode;
}

export function PersonGrid({ whenEmpty, isLarge = false, children }: PersonGridProps) {
  if (whenEmpty) return <p>{whenEmpty}</p>;
  return (
    <ul className={joinClasses('plain-list tiles', styles.people, isLarge && styles.large)}>
      {children}
    </ul>
  );
}

export interface PersonCardProps {
  person: Pick<Person, 'id' | 'name' | 'designation' | 'dish'>;
  /** Before the dish. */
  plateLabel: string;
  /** The portrait, or the dish until there is one. */
  children?: ReactNode;
}

export function PersonCard({ person, plateLabel, children }: PersonCardProps) {
  const { id, name, designation, dish } = person;
  return (
    <li id={id} className="framed">
      {children}
      <h3>{name}</h3>
      <p className="muted">{designation}</p>
      <p className="small">
        {plateLabel} {dish}
      </p>
    </li>
  );
}

export interface PurposeCardsProps {
  purposes: readonly { title: string; body: string }[];
  children: ReactNode;
}

export function PurposeCards({ purposes, children }: PurposeCardsProps) {
  return (
    <section className={`split framed ${styles.purpose}`} data-ground="night">
      {children}
      <div className={`stack ${styles.text}`}>
        {purposes.map(({ title, body }) => (
          <article key={title}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.body}>{body}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
