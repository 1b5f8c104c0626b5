import type { Company } from '../../content/company.ts';
import type { PageContent } from '../../content/page/page.ts';
import styles from './company-profile.module.css';

export interface CompanyProfileProps {
  profile: PageContent<'about'>['profile'];
  factsHeading: string;
  /** Short facts, label and value, in the order in which they are read. */
  facts: readonly (readonly [label: string, value: string])[];
}

/** Who the company is: its story, opened in large letters, beside its facts. */
export function CompanyProfile({ profile, factsHeading, facts }: CompanyProfileProps) {
  return (
    <div className={styles.profile}>
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
