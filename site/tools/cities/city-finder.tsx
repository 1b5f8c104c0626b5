import { type FormEvent, useRef, useState } from 'react';
import { contactPath } from '../../../contract/interest/interest.ts';
import { CONTACT_PATH } from '../../../contract/paths.ts';
import button from '../../../ui/button/button.module.css';
import field from '../../../ui/field/field.module.css';
import type { CitySearchWords, CityStatusWords } from '../../content/place/place-words.ts';
import { readPin, sharedDigits } from '../pin.ts';
import styles from './city-finder.module.css';

export interface CityFinderProps {
  cities: readonly SearchedCity[];
  statuses: CityStatusWords;
  words: CitySearchWords;
}

/** More are a list again, and the list stands below. */
const MAX_SHOWN = 4;

/** Says where we stand in a city, by its name or PIN code; what is typed stays on the device. */
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
        <button type="submit" className={`${button.button} ${button.primary}`}>
          {words.action}
        </button>
      </div>
      <p id="city-hint" className={field.hint}>
        {words.hint}
      </p>
      <div ref={answers} tabIndex={-1} aria-live="polite" className={`stack ${styles.answers}`}>
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
  const rest = cities.length - MAX_SHOWN;
  return (
    <>
      {answer.kind !== 'named' && <p>{lineOf(answer, typed, words)}</p>}
      {cities.length > 0 ? (
        <ul className="plain-list">
          {cities.slice(0, MAX_SHOWN).map((city) => (
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

type CityAnswer =
  | { kind: 'waiting' }
  | { kind: 'named' | 'none'; cities: readonly SearchedCity[] }
  /** By PIN code; `near` where no city has it and the nearest by number are given. */
  | { kind: 'pin' | 'near'; pin: string; cities: readonly SearchedCity[] };

const DISTRICT_DIGITS = 3;
/** Digits of a postal circle: cities that share fewer are in another part of the country. */
const CIRCLE_DIGITS = 2;
const MAX_NEAREST = 3;

/** What the typed text means: the beginning of a PIN code, or a city by any of its names, with a letter wrong. */
export function findCities(typed: string, cities: readonly SearchedCity[]): CityAnswer {
  const text = plain(typed);
  const pin = readPin(text);
  if (pin) return pin.length < DISTRICT_DIGITS ? { kind: 'waiting' } : byPin(pin, cities);
  if (text.length < 2) return { kind: 'waiting' };
  const exact = cities.filter((city) => namesOf(city).includes(text));
  const begun = cities.filter((city) => namesOf(city).some((name) => name.startsWith(text)));
  const found = [...new Set([...exact, ...begun])];
  if (found.length) return { kind: 'named', cities: found };
  const alike = cities.filter((city) => namesOf(city).some((name) => isAlike(name, text)));
  return alike.length ? { kind: 'named', cities: alike } : { kind: 'none', cities: [] };
}

function byPin(pin: string, cities: readonly SearchedCity[]): CityAnswer {
  const district = pin.slice(0, DISTRICT_DIGITS);
  const here = cities.filter(({ pins }) => pins.includes(district));
  if (here.length) return { kind: 'pin', pin: district, cities: here };
  const distance = ({ pins }: SearchedCity) =>
    Math.min(...pins.map((one) => Math.abs(Number(one) - Number(district))));
  const near = cities
    .filter(({ pins }) => pins.some((one) => sharedDigits(one, district) >= CIRCLE_DIGITS))
    .sort((left, right) => distance(left) - distance(right))
    .slice(0, MAX_NEAREST);
  return { kind: 'near', pin: district, cities: near };
}

const plain = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

const namesOf = ({ name, also }: SearchedCity): string[] => [name, ...also].map(plain);

/** Whether one slip of the fingers lies between them; short names are too close to each other for that. */
function isAlike(name: string, typed: string): boolean {
  if (typed.length < 5 || Math.abs(name.length - typed.length) > 1) return false;
  const start = sharedDigits(typed, name);
  const [longer, shorter] = name.length >= typed.length ? [name, typed] : [typed, name];
  const rest = longer.slice(start + 1);
  const isSwapped =
    name.length === typed.length &&
    name[start] === typed[start + 1] &&
    name[start + 1] === typed[start] &&
    name.slice(start + 2) === typed.slice(start + 2);
  return isSwapped || rest === shorter.slice(longer.length === shorter.length ? start + 1 : start);
}
