import { fillGaps } from '../../../contract/fill-gaps.ts';
import { ROUTES } from '../../../contract/routes.ts';
import type { Proof } from '../../content/load-proof.ts';
import { formatDate, formatMonth } from '../../format/date.ts';
import { Band } from '../shared/band.tsx';
import '../shared/pieces.css';
import styles from './proof-band.module.css';

type Words = Proof['words'];

const dayOf = (day: string): string => formatDate(new Date(day));

/** What others say: ratings, partners, the press and the outlets. Nothing at all while nothing is known. */
export function ProofBand({ proof }: { proof: Proof }) {
  const { words, ratings, partners, press, outlets } = proof;
  const hasVoices = [ratings, partners, press].some(({ length }) => length > 0);
  if (!hasVoices && outlets.length === 0) return null;
  const { heading, lead } = hasVoices ? words : (words.outlets ?? words);
  return (
    <Band heading={heading} lead={lead}>
      {ratings.length > 0 && <Ratings {...{ ratings, words }} />}
      {partners.length > 0 && <Partners {...{ partners, words }} />}
      {hasVoices && words.outlets && outlets.length > 0 && <h3>{words.outlets.heading}</h3>}
      {outlets.length > 0 && <Outlets {...{ outlets }} />}
      {press.length > 0 && <Press {...{ press, words }} />}
    </Band>
  );
}

function Ratings({ ratings, words }: Pick<Proof, 'ratings'> & { words: Words }) {
  return (
    <ul className="plain-list tiles">
      {ratings.map(({ place, outlet, stars, count, day, link }) => (
        <li key={link}>
          <a className={`panel stack ${styles.rating}`} href={link} rel="noopener">
            <strong className="figure">{stars.toLocaleString('en-IN')} ★</strong>
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
    <div className="tiles">
      {partners.map(({ quote, name, outlet, since, portrait }) => (
        <figure className={styles.partner} key={name}>
          <blockquote>{quote}</blockquote>
          <figcaption className="row muted">
            {portrait && (
              <img src={portrait.src} alt={portrait.alt} width={80} height={80} loading="lazy" />
            )}
            {fillGaps(words.partner, { name, outlet, since: formatMonth(since) })}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Outlets({ outlets }: Pick<Proof, 'outlets'>) {
  return (
    <ul className={`plain-list row ${styles.links}`}>
      {outlets.map(({ slug, name, city }) => (
        <li key={slug}>
          <a className="tap" href={`${ROUTES.outlets}#${slug}`}>
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
      <h3>{words.press}</h3>
      <ul className={`plain-list row ${styles.links}`}>
        {press.map(({ name, headline, day, link, logo }) => (
          <li key={link}>
            <a className="tap" href={link} rel="noopener">
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
