import { type FormEvent, useRef, useState } from 'react';
import { contactPath } from '../../../contract/interest/interest.ts';
import { CONTACT_PATH } from '../../../contract/paths.ts';
import button from '../../../ui/button/button.module.css';
import field from '../../../ui/field/field.module.css';
import type { CitySearchWords, CityStatusWords } from '../../content/place/place-words.ts';
import styles from './city-finder.module.css';
import { type CityAnswer, findCities, type SearchedCity } from './find-cities.ts';

export interface CityFinderProps {
  cities: readonly SearchedCity[];
  statuses: CityStatusWords;
  words: CitySearchWords;
}

/** More are a list again, and the list stands below. */
const MOST = 4;

/**
 * Says where we stand in a city, by its name or PIN code; what is typed stays on the device. Without a script the form
 * takes the typed city to the enquiry.
 */
export default function CityFinder({ cities, statuses, words }: CityFinderProps) {
  const [typed, setTyped] = useState('');
  const answers = useRef<HTMLDivElement>(null);
  // What was typed before the script came, or stands there again after a step back.
  const readAnew = useRef((input: HTMLInputElement | null) => {
    if (input?.value) setTyped(input.value);
  });
  const show = (event: FormEvent) => {
    event.preventDefault();
    // Takes the phone's keyboard away from before the answer.
    answers.current?.focus();
  };
  return (
    <form className={styles.finder} action={CONTACT_PATH} onSubmit={show}>
      <input type="hidden" name="from" value="cities" />
      <label className={field.label} htmlFor="city-search">
        {words.label}
      </label>
      <div className={styles.line}>
        <input
          ref={readAnew.current}
          id="city-search"
          className={field.control}
          name="city"
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby="city-hint"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" className={`${button.button} ${button.primary} ${button.medium}`}>
          {words.action}
        </button>
      </div>
      <p id="city-hint" className={field.hint}>
        {words.hint}
      </p>
      <div ref={answers} tabIndex={-1} aria-live="polite" className={styles.answers}>
        <Answer
          answer={findCities(typed, cities)}
          typed={typed.trim()}
          statuses={statuses}
          words={words}
        />
      </div>
    </form>
  );
}

interface AnswerProps extends Pick<CityFinderProps, 'statuses' | 'words'> {
  answer: CityAnswer;
  typed: string;
}

function Answer({ answer, typed, statuses, words }: AnswerProps) {
  if (answer.kind === 'waiting') return null;
  const { cities } = answer;
  const rest = cities.length - MOST;
  return (
    <>
      {answer.kind !== 'named' && <p>{lineOf(answer, typed, words)}</p>}
      {cities.length > 0 ? (
        <ul className={styles.found}>
          {cities.slice(0, MOST).map((city) => (
            <FoundCity key={city.name} city={city} words={statuses[city.status]} />
          ))}
        </ul>
      ) : (
        <a className={styles.ask} href={contactPath(asked(answer, typed))}>
          {words.noneAction.replace('{query}', typed)}
        </a>
      )}
      {rest > 0 && <p>{words.more.replace('{count}', String(rest))}</p>}
    </>
  );
}

const lineOf = (answer: CityAnswer, typed: string, words: CitySearchWords): string => {
  if (answer.kind === 'pin') return words.pinFound.replace('{pin}', answer.pin);
  if (answer.kind === 'near' && answer.cities.length)
    return words.pinNone.replace('{pin}', answer.pin);
  return words.none.replace('{query}', typed);
};

const asked = ({ kind }: CityAnswer, typed: string) => ({
  from: 'cities',
  city: kind === 'near' ? `PIN ${typed}` : typed,
});

interface FoundCityProps {
  city: SearchedCity;
  words: CityStatusWords[keyof CityStatusWords];
}

function FoundCity({ city: { name, state, status }, words }: FoundCityProps) {
  return (
    <li className={styles.city} data-status={status}>
      <p className={styles.name}>
        <strong>{name}</strong> {name !== state && <span>{state}</span>}
      </p>
      <p className={styles.stamp}>{words.label}</p>
      <p className={styles.meaning}>{words.meaning}</p>
      <a href={contactPath({ from: 'cities', city: name })}>
        {words.action.replace('{city}', name)}
        {!words.action.includes('{city}') && <span className="visually-hidden">: {name}</span>}
      </a>
    </li>
  );
}
