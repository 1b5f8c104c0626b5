import { ROUTES } from '../../../contract/routes.ts';
import type { Subject } from '../../content/claims/claim.ts';
import type { RegisterWords } from '../../content/claims/claims-words.ts';
import { writeFigure } from '../../content/claims/write-figure.ts';
import { formatDate } from '../../format/date.ts';
import styles from './claim-register.module.css';

export interface ClaimRegisterProps {
  subjects: readonly Subject[];
  words: RegisterWords;
}

const showDay = (day: string): string => formatDate(new Date(day));
const showSince = ({ since }: Pick<Subject, 'since'>, words: RegisterWords): string =>
  since ? showDay(since) : words.sinceUnknown;

/** Every claim that is shown, by its subject, with all that it rests on. */
export function ClaimRegister({ subjects, words }: ClaimRegisterProps) {
  const shown = subjects
    .map((subject) => ({ ...subject, claims: subject.claims.filter(isShown) }))
    .filter(({ claims }) => claims.length > 0);
  return (
    <>
      <nav aria-label={words.heading}>
        <ul className={`plain-list ${styles.jump}`}>
          {shown.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      {shown.map((subject) => (
        <SubjectClaims key={subject.id} subject={subject} words={words} />
      ))}
    </>
  );
}

const isShown = ({ isExpired }: Subject['claims'][number]): boolean => !isExpired;

function SubjectClaims({ subject, words }: { subject: Subject; words: RegisterWords }) {
  return (
    <section id={subject.id} className={styles.subject}>
      <div className={styles.grounds}>
        <h3>{subject.heading}</h3>
        <dl>
          <Ground term={words.basis}>{subject.basis}</Ground>
          <Ground term={words.source}>{subject.source}</Ground>
          <Ground term={words.since}>{showSince(subject, words)}</Ground>
          <Ground term={words.conditions}>{subject.conditions}</Ground>
        </dl>
        <p>
          <a href={ROUTES[subject.route]} aria-label={`${words.page}: ${subject.heading}`}>
            {words.page}
          </a>
        </p>
      </div>
      <ul className={`plain-list ${styles.claims}`}>
        {subject.claims.map((claim) => (
          <li key={claim.id} id={claim.id}>
            <strong>{writeFigure(claim)}</strong> <span>{claim.label}</span>
            <Difference claim={claim} subject={subject} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ground({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface DifferenceProps {
  claim: Subject['claims'][number];
  subject: Subject;
  words: RegisterWords;
}

/** What a claim says otherwise than its subject, and when it ends. */
function Difference({ claim, subject, words }: DifferenceProps) {
  const lines = [
    claim.conditions !== subject.conditions && claim.conditions,
    claim.basis !== subject.basis && `${words.basis}: ${claim.basis}`,
    claim.source !== subject.source && `${words.source}: ${claim.source}`,
    claim.since !== subject.since && `${words.since}: ${showSince(claim, words)}`,
    claim.until && `${words.until}: ${showDay(claim.until)}`,
  ].filter((line) => typeof line === 'string');
  return lines.map((line) => <p key={line}>{line}</p>);
}
