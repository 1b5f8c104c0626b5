import { ROUTES } from '../../../contract/routes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronDown } from '../../../ui/icon/icons.ts';
import type { Subject } from '../../content/claims/claim.ts';
import { writeFigure } from '../../content/claims/write-figure.ts';
import type { PageContent } from '../../content/page/page.ts';
import { formatDate } from '../../format/date.ts';
import '../shared/pieces.css';
import styles from './claims.module.css';

type RegisterWords = PageContent<'our-numbers'>['register'];

export interface ClaimNoteProps {
  /** What the figures beside the note are called: `these figures`. */
  name: string;
  subjects: readonly Subject[];
  words: PageContent<'our-numbers'>['note'];
}

/** Beside figures: who states them, and behind a press what they rest on, in letters of the same size. */
export function ClaimNote({ name, subjects, words }: ClaimNoteProps) {
  const [first] = subjects;
  if (!first) return null;
  return (
    <details className={`fold ${styles.note}`}>
      <summary>
        <span>
          {first.basis}. <b>{words.basisOf.replace('{name}', name)}</b>
        </span>
        <Icon icon={ChevronDown} />
      </summary>
      {group(subjects).map(([grounds, names]) => (
        <p key={grounds}>
          <b>{names.join(', ')}.</b> {grounds}
        </p>
      ))}
      <p>
        <a className="tap" href={`${ROUTES.ourNumbers}#${first.id}`}>
          {words.more}
        </a>
      </p>
    </details>
  );
}

/** What subjects rest on, each sentence once with the names of those that it holds for. */
const group = (subjects: readonly Subject[]): [grounds: string, names: string[]][] =>
  [...Map.groupBy(subjects, sayGrounds)].map(([grounds, members]) => [
    grounds,
    members.map(({ heading }) => heading),
  ]);

function sayGrounds({ basis, source, since, conditions }: Subject): string {
  const from = since ? ` since ${formatDate(new Date(since))}` : '';
  return `${basis}${from}. ${source} ${conditions}`;
}

const showDay = (day: string): string => formatDate(new Date(day));
const showSince = ({ since }: Pick<Subject, 'since'>, words: RegisterWords): string =>
  since ? showDay(since) : words.sinceUnknown;

/** Every claim that is shown, by its subject, with all that it rests on. */
export function ClaimRegister({
  subjects,
  words,
}: {
  subjects: readonly Subject[];
  words: RegisterWords;
}) {
  const shown = subjects
    .map((subject) => ({ ...subject, claims: subject.claims.filter(isShown) }))
    .filter(({ claims }) => claims.length > 0);
  return (
    <>
      <nav aria-label={words.heading}>
        <ul className={`plain-list row screen-only ${styles.jump}`}>
          {shown.map(({ id, heading }) => (
            <li key={id}>
              <a className="tap" href={`#${id}`}>
                {heading}
              </a>
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
    <section id={subject.id} className={`split ${styles.subject}`}>
      <div>
        <h3>{subject.heading}</h3>
        <dl className="stack">
          <Ground term={words.basis}>{subject.basis}</Ground>
          <Ground term={words.source}>{subject.source}</Ground>
          <Ground term={words.since}>{showSince(subject, words)}</Ground>
          <Ground term={words.conditions}>{subject.conditions}</Ground>
        </dl>
        <p>
          <a
            className="tap"
            href={ROUTES[subject.route]}
            aria-label={`${words.page}: ${subject.heading}`}
          >
            {words.page}
          </a>
        </p>
      </div>
      <ul className={`plain-list tiles lined ${styles.claims}`}>
        {subject.claims.map((claim) => (
          <li key={claim.id} id={claim.id}>
            <strong>{writeFigure(claim)}</strong> <b>{claim.label}</b>
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
      <dt className="strong">{term}</dt>
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
