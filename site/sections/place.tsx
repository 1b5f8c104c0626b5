import { contactPath } from '../../contract/interest/interest.ts';
import type { PageContent } from '../content/page/page.ts';
import type { City } from '../content/place/city.ts';
import './shared/pieces.css';
import styles from './place.module.css';

export function CityList({
  cities,
  statuses,
}: {
  cities: readonly City[];
  statuses: PageContent<'cities'>['statuses'];
}) {
  const states = [...Map.groupBy(cities, ({ state }) => state)];
  return (
    <>
      <dl className={`tiles ${styles.key}`}>
        {Object.entries(statuses).map(([status, { label, meaning }]) => (
          <div key={status} data-status={status}>
            <dt className={styles.stamp}>{label}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {states.map(([state, inState]) => (
        <section key={state}>
          <h3>{state}</h3>
          <ul className={`plain-list tiles ${styles.cities}`}>
            {inState.map(({ id, name, status = 'unknown' as const }) => (
              <li key={id} id={id}>
                <a
                  className={`stack ${styles.city}`}
                  data-status={status}
                  href={contactPath({ from: 'cities', city: name })}
                >
                  <strong>{name}</strong>{' '}
                  <span className={styles.stamp}>{statuses[status].label}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

export interface StatedFigureProps {
  words: { figure: string; note: string; link: string };
  href: string;
}

/** A number that the company states and the page cannot show, with its note in letters as readable as its own. */
export function StatedFigure({ words: { figure, note, link }, href }: StatedFigureProps) {
  return (
    <div className={styles.stated}>
      <p className="figure">{figure}</p>
      <p>
        {note}{' '}
        <a className="tap" href={href}>
          {link}
        </a>
      </p>
    </div>
  );
}
