import type { ReactNode } from 'react';
import { joinClasses } from '../../ui/class-names.ts';
import type { Company } from '../content/company.ts';
import type { Person } from '../content/load-company.ts';
import type { PageContent } from '../content/page/page.ts';
import styles from './about.module.css';

export interface CompanyProfileProps {
  profile: PageContent<'about'>['profile'];
  factsHeading: string;
  /** Short facts, label and value, in the order in which they are read. */
  facts: readonly (readonly [label: string, value: string])[];
}

/** Who the company is: its story, opened in large letters, beside its facts. */
export function CompanyProfile({ profile, factsHeading, facts }: CompanyProfileProps) {
  return (
    <div className={`split ${styles.profile}`}>
      <div className={styles.story}>
        <h2 className={styles.heading}>{profile.heading}</h2>
        {profile.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div>
        <h3>{factsHeading}</h3>
        <dl className={styles.facts}>
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

/** The company in a few labelled facts, each taken from where it is kept. */
export function companyFacts(
  company: Pick<Company, 'legalName' | 'offices'>,
  counts: { brands: number; models: number },
): (readonly [label: string, value: string])[] {
  const { registered, experienceCentre } = company.offices;
  return [
    ['Food brands', String(counts.brands)],
    ['Ways to franchise', String(counts.models)],
    [registered.label, registered.city],
    [experienceCentre.label, `${experienceCentre.city}, ${experienceCentre.region}`],
    ['Company', company.legalName],
  ];
}

export interface PersonGridProps {
  /** Said where nobody may be named. */
  whenEmpty?: string | undefined;
  /** `large` for the few at the top. */
  size?: 'large' | 'medium' | undefined;
  /** {@link PersonCard}s. */
  children?: ReactNode;
}

export interface PersonCardProps {
  person: Pick<Person, 'id' | 'name' | 'designation' | 'dish'>;
  /** Before the dish. */
  plateLabel: string;
  /** The portrait, or the dish until there is one. */
  children?: ReactNode;
}

/** People by name and designation, each at their favourite plate. */
export function PersonGrid({ whenEmpty, size = 'medium', children }: PersonGridProps) {
  if (whenEmpty) return <p>{whenEmpty}</p>;
  return (
    <ul className={joinClasses('plain-list', styles.people, size === 'large' && styles.large)}>
      {children}
    </ul>
  );
}

/** One of them: the picture fills the card, the name stands on its foot. */
export function PersonCard({ person, plateLabel, children }: PersonCardProps) {
  const { id, name, designation, dish } = person;
  return (
    <li id={id}>
      <div className={`framed ${styles.frame}`}>{children}</div>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.designation}>{designation}</p>
      <p className={styles.plate}>
        {plateLabel} {dish}
      </p>
    </li>
  );
}

interface Purpose {
  title: string;
  body: string;
}

export interface PurposeCardsProps {
  vision: Purpose;
  mission: Purpose;
  /** The food that both are about. */
  children: ReactNode;
}

/** Vision and mission in large words, beside food to the window's edge. */
export function PurposeCards({ vision, mission, children }: PurposeCardsProps) {
  return (
    <section className={`split framed ${styles.purpose}`} data-ground="night">
      {children}
      <div className={styles.words}>
        {[vision, mission].map(({ title, body }) => (
          <article key={title}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.body}>{body}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
