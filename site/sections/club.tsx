import type { ReactNode } from 'react';
import type { Club, Tier } from '../content/club.ts';
import type { PageContent } from '../content/page/page.ts';
import './shared/pieces.css';
import styles from './club.module.css';

export interface BenefitProps {
  benefit: PageContent<'clubs'>['why']['benefits'][number];
  children: ReactNode;
}

export const BenefitList = ({ children }: { children: ReactNode }) => (
  <ul className={`plain-list tiles ${styles.benefits}`}>{children}</ul>
);

export function Benefit({ benefit, children }: BenefitProps) {
  return (
    <li className={`framed ${styles.benefit}`}>
      {children}
      <div>
        <h3>{benefit.title}</h3>
        <p className="muted">{benefit.body}</p>
      </div>
    </li>
  );
}

export interface ClubEntryProps {
  club: Club;
  words: PageContent<'clubs'>['clubs'];
  children: ReactNode;
}

export const ClubList = ({ children }: { children: ReactNode }) => (
  <div className={`stack ${styles.clubs}`}>{children}</div>
);

export function ClubEntry({ club, words, children }: ClubEntryProps) {
  return (
    <article className={`split framed ${styles.club}`}>
      {children}
      <div className="stack">
        <div>
          <h3>{club.name}</h3>
          <p className="accent">{club.audience}</p>
        </div>
        <p className="lead">{club.description}</p>
        {club.isForMinors && <p className="strong">{words.guardian}</p>}
        <div className={`tiles ${styles.lists}`}>
          {(['activities', 'foodPerks', 'addOns'] as const).map((list) => (
            <section key={list}>
              <h4>{words[list]}</h4>
              <ul className="plain-list">
                {club[list].map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

export interface JoinStepsProps {
  steps: PageContent<'clubs'>['how']['steps'];
  /** Links under the step that speaks of them, all of them to other websites. */
  ways: readonly { label: string; href: string }[];
  /** A sentence about a way that has no link. */
  waysNote?: string | undefined;
  children?: ReactNode;
}

export function JoinSteps({ steps, ways, waysNote, children }: JoinStepsProps) {
  return (
    <div className={`split framed ${styles.club}`}>
      {children}
      <ol className={`plain-list stack steps ${styles.steps}`}>
        {steps.map(({ title, body, hasWays }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="muted">{body}</p>
            {hasWays && (
              <>
                <ul className="plain-list row">
                  {ways.map(({ label, href }) => (
                    <li key={label}>
                      <a className="tap" href={href} target="_blank" rel="noopener noreferrer">
                        {label}
                        <span className="visually-hidden"> (opens in a new tab)</span>
                      </a>
                    </li>
                  ))}
                </ul>
                {waysNote && <p className="muted">{waysNote}</p>}
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

export const TierRow = ({ children }: { children: ReactNode }) => (
  <div className={`split ${styles.tiers}`}>{children}</div>
);

export interface TierCardProps {
  tier: Tier;
  /** The button that begins this membership; passed as a named slot, so its type cannot require it. */
  action?: ReactNode;
  /** What must stand beside a price: how long, how to cancel, what may change. */
  terms?: readonly string[] | undefined;
}

export function TierCard({ tier, action, terms }: TierCardProps) {
  const { name, price, tag, isHighlighted, benefits } = tier;
  return (
    <article className={`panel ${styles.tier}`} data-ground={isHighlighted ? 'night' : undefined}>
      <p className="accent">{tag}</p>
      <h3>{name}</h3>
      <p className={styles.price}>
        {price.amount}
        {price.per && <span> {price.per}</span>}
      </p>
      {terms && (
        <ul className={`plain-list stack small ${styles.terms}`}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
      <ul className={`plain-list lined ${styles.benefitsOf}`}>
        {benefits.map(({ figure, text }) => (
          <li key={text}>
            {figure && <strong className="figure">{figure} </strong>}
            {text}
          </li>
        ))}
      </ul>
      {action}
    </article>
  );
}
