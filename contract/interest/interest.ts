import { CONTACT_PATH } from '../paths.ts';

/* What a visitor told one of the decision tools. It travels in the address of the contact page, where he sees it,
 * may take it away, and sends it with his enquiry; nothing in it identifies a person. */

/** The tool that it comes from. */
export const INTEREST_SOURCES = [
  ...['finder', 'payback', 'compare', 'shortlist', 'cities', 'outlets', 'fees', 'opening'],
] as const;
/** Franchise models by the names of their routes. */
export const INTEREST_MODELS = ['singleBrand', 'multiBrand', 'cloudKitchen'] as const;
export type InterestModel = (typeof INTEREST_MODELS)[number];

/** Answers that are one of several, with the words for visitor and desk. */
export const INTEREST_CHOICES = {
  place: {
    none: 'No place yet',
    looking: 'Looking for a place',
    rented: 'A rented place',
    owned: 'A place of my own',
  },
  hours: {
    full: 'Full time, myself',
    part: 'Part time, with a manager',
    manager: 'A manager runs it',
  },
  experience: {
    none: 'New to food and to business',
    business: 'Ran a business, not food',
    food: 'Worked in food',
  },
  start: {
    now: 'As soon as it can be',
    quarter: 'In three months',
    half: 'In six months',
    later: 'Later than that',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;
export type InterestChoice = keyof typeof INTEREST_CHOICES;

/** Whole numbers and their largest value: rupees, and square feet. */
export const INTEREST_NUMBERS = { budget: 10_000_000_000, area: 1_000_000 } as const;
/** Characters of a city, and how many models or brands count. */
export const INTEREST_LIMITS = { city: 80, listed: 12 } as const;

export type Interest = {
  from?: string | undefined;
  models?: InterestModel[] | undefined;
  /** Slugs of brands. */
  brands?: string[] | undefined;
  city?: string | undefined;
  /** Rupees. */
  budget?: number | undefined;
  /** Square feet. */
  area?: number | undefined;
} & { [Choice in InterestChoice]?: string | undefined };

/** @returns the address of the contact form that carries it, with the franchise as its subject */
export function contactPath(interest: Interest): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(interest)) {
    if (value !== undefined && String(value)) query.set(name, String(value));
  }
  return query.size ? `${CONTACT_PATH}?${query}` : CONTACT_PATH;
}

/** Reads what an address carries. Whatever is unknown or out of bounds is dropped: it never costs an enquiry.
 * @param search for instance `?city=Moga&budget=2000000` */
export function readInterest(search: string): Interest {
  const query = new URLSearchParams(search);
  // A form without a script names each ticked box by itself.
  const said = (name: string) => query.getAll(name).join(',');
  const list = (name: string) =>
    [...new Set(said(name).split(','))].slice(0, INTEREST_LIMITS.listed);
  const models = list('models').filter((name) => INTEREST_MODELS.some((one) => one === name));
  const brands = list('brands').filter((slug) => /^[a-z0-9-]{1,60}$/.test(slug));
  const city = said('city')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return {
    ...(INTEREST_SOURCES.some((one) => one === said('from')) && { from: said('from') }),
    ...(models.length && { models: models as InterestModel[] }),
    ...(brands.length && { brands }),
    ...(city && city.length <= INTEREST_LIMITS.city && { city }),
    ...readNumber('budget', said('budget')),
    ...readNumber('area', said('area')),
    ...Object.fromEntries(
      Object.entries(INTEREST_CHOICES)
        .map(([name, choices]) => [name, said(name), choices] as const)
        .filter(([, value, choices]) => Object.hasOwn(choices, value)),
    ),
  };
}

/** Reads what was sent with an enquiry, of any shape: the query of an address or an object of answers. What is unknown,
 * malformed or out of bounds is dropped, since none of it may cost the enquiry. */
export function parseInterest(input: unknown): Interest {
  if (typeof input === 'string') return readInterest(input.slice(0, MAX_QUERY));
  if (typeof input !== 'object' || input === null) return {};
  const said = Object.entries(input).map(([name, value]) => [name, writeValue(value)]);
  return readInterest(new URLSearchParams(said).toString());
}

/** Characters of a query that are read at all. */
const MAX_QUERY = 4000;

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const writeValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.filter(isPlain).join(',').slice(0, MAX_QUERY);
  return isPlain(value) ? String(value).slice(0, MAX_QUERY) : '';
};

function readNumber(name: keyof typeof INTEREST_NUMBERS, text: string): Interest {
  const value = Number(text);
  const isRead = /^\d{1,11}$/.test(text) && value > 0 && value <= INTEREST_NUMBERS[name];
  return isRead ? { [name]: value } : {};
}
