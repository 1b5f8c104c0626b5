import { ROUTES } from '../../../contract/routes.ts';
import type { Proof } from '../../content/load-proof.ts';
import { formatDate } from '../../format/date.ts';
import { fillGaps } from '../../format/fill-gaps.ts';
import { Band } from '../shared/band.tsx';
import styles from './proof-band.module.css';

export interface ProofBandProps {
  proof: Proof;
}

type Words = Proof['words'];

const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayOf = (day: string): string => formatDate(new Date(day));

/** What others say: ratings, partners, the press and the outlets. Nothing at all while nothing is known. */
export function ProofBand({ proof }: ProofBandProps) {
  const { words, ratings, partners, press, outlets } = proof;
  const hasVoices = [ratings, partners, press].some(({ length }) => length > 0);
  if (!hasVoices && outlets.length === 0) return null;
  const { heading, lead } = hasVoices ? words : (words.outlets ?? words);
  return (
    <Band heading={heading} lead={lead}>
      {ratings.length > 0 && <Ratings {...{ ratings, words }} />}
      {partners.length > 0 && <Partners {...{ partners, words }} />}
      {hasVoices && words.outlets && outlets.length > 0 && (
        <h3 className={styles.subheading}>{words.outlets.heading}</h3>
      )}
      {outlets.length > 0 && <Outlets {...{ outlets }} />}
      {press.length > 0 && <Press {...{ press, words }} />}
    </Band>
  );
}

function Ratings({ ratings, words }: Pick<Proof, 'ratings'> & { words: Words }) {
  return (
    <ul className={`plain-list ${styles.ratings}`}>
      {ratings.map(({ place, outlet, stars, count, day, link }) => (
        <li key={link}>
          <a className={styles.rating} href={link} rel="noopener">
            <strong className={styles.stars}>{stars.toLocaleString('en-IN')} ★</strong>
            <span>{outlet}</span>
            <small>
              {fillGaps(words.ratings, {
                count: count.toLocaleString('en-IN'),
                place,
                day: dayOf(day),
              })}
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Partners({ partners, words }: Pick<Proof, 'partners'> & { words: Words }) {
  return (
    <div className={styles.partners}>
      {partners.map(({ quote, name, outlet, since, portrait }) => (
        <figure className={styles.partner} key={name}>
          <blockquote>{quote}</blockquote>
          <figcaption>
            {portrait && (
              <img src={portrait.src} alt={portrait.alt} width={80} height={80} loading="lazy" />
            )}
            {fillGaps(words.partner, { name, outlet, since: month.format(new Date(since)) })}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Outlets({ outlets }: Pick<Proof, 'outlets'>) {
  return (
    <ul className={`plain-list row ${styles.row}`}>
      {outlets.map(({ slug, name, city }) => (
        <li key={slug}>
          <a href={`${ROUTES.outlets}#${slug}`}>
            {name}, {city}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Press({ press, words }: Pick<Proof, 'press'> & { words: Words }) {
  return (
    <>
      <h3 className={styles.subheading}>{words.press}</h3>
      <ul className={`plain-list row ${styles.row}`}>
        {press.map(({ name, headline, day, link, logo }) => (
          <li key={link}>
            <a href={link} rel="noopener">
              {logo ? (
                <img src={logo} alt={name} height={28} loading="lazy" />
              ) : (
                <strong>{name}</strong>
              )}{' '}
              {headline}
            </a>{' '}
            <small>{dayOf(day)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
