import { readPin, sharedDigits } from '../pin.ts';

/** A city as the search knows it. */
export interface SearchedCity {
  name: string;
  state: string;
  status: 'open' | 'talking' | 'taken' | 'unknown';
  pins: readonly string[];
  /** Other spellings. */
  also: readonly string[];
}

export type CityAnswer =
  | { kind: 'waiting' }
  | { kind: 'named' | 'none'; cities: readonly SearchedCity[] }
  /** By PIN code; `near` where no city has it and the nearest by number are given. */
  | { kind: 'pin' | 'near'; pin: string; cities: readonly SearchedCity[] };

const DISTRICT_DIGITS = 3;
/** Digits of a postal circle: cities that share fewer are in another part of the country. */
const CIRCLE_DIGITS = 2;
const NEAREST = 3;

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
    .slice(0, NEAREST);
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
