import { type FormEvent, useEffect, useRef, useState } from 'react';
import { contactPath } from '../../../contract/interest/interest.ts';
import { CONTACT_PATH } from '../../../contract/paths.ts';
import button from '../../../ui/button/button.module.css';
import field from '../../../ui/field/field.module.css';
import type { PageContent } from '../../content/page/page.ts';
import { foldWords } from '../fold-words.ts';
import styles from './city-finder.module.css';

export interface CityFinderProps {
  cities: readonly SearchedCity[];
  statuses: PageContent<'cities'>['statuses'];
  words: PageContent<'cities'>['search'];
}

/** Says where we stand in a city, by its name or PIN code; what is typed stays on the device. */
export default function CityFinder({ cities, statuses, words }: CityFinderProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  // What was typed before the script came, or stands there again after a step back.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  const show = (event: FormEvent) => {
    event.preventDefault();
    // Takes the phone's keyboard away from before the answer.
    answers.current?.focus();
  };
  return (
    <form
      className={`panel stack screen-only ${styles.finder}`}
      action={CONTACT_PATH}
      onSubmit={show}
    >
      <input type="hidden" name="from" value="cities" />
      <label className={field.label} htmlFor="city-search">
        {words.label}
      </label>
      <div className={styles.line}>
        <input
          ref={input}
          id="city-search"
          className={field.control}
          name="city"
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby="city-hint"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" className={`${button.button} ${button.primary}`}>
          {words.action}
        </button>
      </div>
      <p id="city-hint" className={field.hint}>
        {words.hint}
      </p>
      <div ref={answers} tabIndex={-1} aria-live="polite" className={`stack ${styles.answers}`}>
        <Answer cities={cities} typed={typed.trim()} statuses={statuses} words={words} />
      </div>
    </form>
  );
}

function Answer({ cities, typed, statuses, words }: CityFinderProps & { typed: string }) {
  const pin = readDistrict(typed);
  const found = findCities(typed, cities);
  if (!found) return null;
  if (found.length === 0) {
    const asked = { from: 'cities', city: pin ? `PIN ${typed}` : typed };
    return (
      <>
        <p>{words.none.replace('{query}', typed)}</p>
        <a className={styles.ask} href={contactPath(asked)}>
          {words.noneAction.replace('{query}', typed)}
        </a>
      </>
    );
  }
  return (
    <>
      {pin && <p>{words.pinFound.replace('{pin}', pin)}</p>}
      <ul className="plain-list">
        {found.map((city) => (
          <FoundCity key={city.name} city={city} words={statuses[city.status]} />
        ))}
      </ul>
    </>
  );
}

interface FoundCityProps {
  city: SearchedCity;
  words: CityFinderProps['statuses'][SearchedCity['status']];
}

function FoundCity({ city: { name, state, status }, words }: FoundCityProps) {
  return (
    <li className={styles.city} data-status={status}>
      <p className={styles.name}>
        <strong>{name}</strong> {name !== state && <span className="muted">{state}</span>}
      </p>
      <p className={`strong ${styles.stamp}`}>{words.label}</p>
      <p className={`muted ${styles.meaning}`}>{words.meaning}</p>
      <a href={contactPath({ from: 'cities', city: name })}>
        {words.action.replace('{city}', name)}
        {!words.action.includes('{city}') && <span className="visually-hidden">: {name}</span>}
      </a>
    </li>
  );
}

export interface SearchedCity {
  name: string;
  state: string;
  status: 'open' | 'talking' | 'taken' | 'unknown';
  pins: readonly string[];
  also: readonly string[];
}

/** The first three digits of a PIN code, or of its beginning, as somebody types it: `141 001` is one. */
function readDistrict(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^[1-9]\d{2,5}$/.test(digits) ? digits.slice(0, 3) : undefined;
}

/** By the beginning of a PIN code, or by that of any of its names; undefined where too little is typed. */
export function findCities(typed: string, cities: readonly SearchedCity[]) {
  const pin = readDistrict(typed);
  if (pin) return cities.filter(({ pins }) => pins.includes(pin));
  const asked = fold(typed);
  if (asked.length < 2 || /^\d\d$/.test(asked)) return undefined;
  return cities.filter(({ name, also }) =>
    [name, ...also].some((one) => fold(one).startsWith(asked)),
  );
}

const fold = (text: string): string => foldWords(text).join(' ');
