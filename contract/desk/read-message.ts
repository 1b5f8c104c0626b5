import type { DeskContent } from './desk-content.ts';
import type { PersonField } from './lead-fields.ts';
import WORDS from './message-words.json' with { type: 'json' };
import { CITIES } from './spelling.ts';
import type { WorkFields } from './work.ts';

type WordList = Exclude<keyof typeof WORDS, 'place' | 'area' | 'parts'>;

/** Zero of Devanagari and of Gurmukhi. */
const ZEROS = [0x0966, 0x0a66];

/** The dot below that some type and others leave out. */
const NUKTA = /[\u093c\u0a3c]/g;

/** The message as the rules read it: small letters, one kind of digits, no dot below, single spaces. */
export function plainWords(message: string): string {
  return message
    .normalize('NFD')
    .replace(NUKTA, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[०-९੦-੯]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? 0));
    })
    .replace(/[–—]/g, '-')
    .replace(/[\s_]+/g, ' ');
}

/**
 * A regular expression that may look behind. Safari before 16.4 cannot: there it finds nothing, and the desk goes
 * without suggestions.
 */
function pattern(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch {
    return new RegExp('(?!)', flags);
  }
}

/** Before and after a word of any script: `\b` knows Latin letters alone. */
const WORD_BEGINS = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const WORD_ENDS = String.raw`(?![\p{L}\p{M}\p{N}])`;

const begins = (name: WordList) => pattern(`${WORD_BEGINS}(?:${WORDS[name]})`, 'u');
const whole = (name: WordList, flags = 'u') =>
  pattern(`${WORD_BEGINS}(?:${WORDS[name]})${WORD_ENDS}`, flags);

/** A number with or without commas, and perhaps another up to which it goes. */
const NUMBER = String.raw`(?<![\d.,+])(\d[\d,]*(?:\.\d+)?)`;
const UP_TO = String.raw`(?:\s*(?:-|to|se|से|ਤੋਂ|ਤੋ)\s*(\d[\d,]*(?:\.\d+)?))?`;

const readNumber = (text: string): number => Number(text.replaceAll(',', ''));

/** Somebody wants to open a place, and does not only speak of one. */
const INTENT = begins('intent');

const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A number of several in digits or in words. */
const SEVERAL = `(?:${WORDS.several})`;
/** A pattern for each list of words, since making one takes a phone a millisecond. */
const LISTS = new WeakMap<readonly string[], RegExp>();

/** @returns how plain words say one of these, if they do; `#` is a number from two on */
export function findWord(
  text: string,
  words: readonly string[],
  end: 'whole' | 'begins' = 'whole',
): string | undefined {
  let list = LISTS.get(words);
  if (!list) {
    const any = words.map((word) => quote(plainWords(word)).replace('#', SEVERAL)).join('|');
    list = pattern(`${WORD_BEGINS}(?:${any})${end === 'whole' ? WORD_ENDS : ''}`, 'u');
    LISTS.set(words, list);
  }
  return list.exec(text)?.[0];
}

const BRANDS = new WeakMap<readonly string[], RegExp[]>();
const patternsOf = (brands: readonly string[]): RegExp[] => {
  const known = BRANDS.get(brands) ?? brands.map(patternOf);
  BRANDS.set(brands, known);
  return known;
};

/** What a brand is called in a message: its name without our own and without the article. */
function patternOf(brand: string): RegExp {
  const short = brand.toLowerCase().replace(/^(?:yctfc|the) /, '');
  const words = quote(short).replaceAll(' ', '[ -]?').replace(/s$/, 's?');
  // A single word is a dish too; with ours before it, or a franchise after it, it is the brand.
  const isDish = !short.includes(' ');
  const name = isDish
    ? `(?:yctfc ${words}|${words} (?:brand|franch\\w*|outlet|counter|kiosk|stall))`
    : words;
  return pattern(`${WORD_BEGINS}${name}${WORD_ENDS}`, 'gu');
}

/** The message without the names of our brands: Delhi Gali is no city. */
const withoutBrands = (text: string, brands: readonly string[]): string =>
  patternsOf(brands).reduce((rest, brand) => rest.replace(brand, '…'), text);

function findBrand(text: string, brands: readonly string[]): string | undefined {
  const named = brands.filter((_, at) => text.search(patternsOf(brands)[at] ?? '') >= 0);
  return named.length === 1 ? named[0] : undefined;
}

function findModel(text: string, models: DeskContent['models']): string | undefined {
  const named = models.filter(({ words }) => findWord(text, words, 'begins'));
  return named.length === 1 ? named[0]?.name : undefined;
}

/** Words that are written in Latin letters and are no English. */
const HINDI = whole('hindi', 'gu');
const PUNJABI = whole('punjabi', 'gu');
/** Marathi and Nepali are written in the same letters as Hindi. */
const NOT_HINDI = whole('notHindi');
/** Letters that make a script more than a name in it. */
const LETTERS = 8;

const count = (text: string, pattern: RegExp): number => new Set(text.match(pattern)).size;
const letters = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** @param text plain words. @returns Hindi or Punjabi; undefined for English and what is not known */
function findLanguage(text: string): string | undefined {
  if (letters(text, /\p{Script=Gurmukhi}/gu) >= LETTERS) return 'Punjabi';
  if (letters(text, /\p{Script=Devanagari}/gu) >= LETTERS) {
    return NOT_HINDI.test(text) ? undefined : 'Hindi';
  }
  const punjabi = count(text, PUNJABI);
  const hindi = count(text, HINDI);
  if (punjabi >= 2 && punjabi >= hindi) return 'Punjabi';
  return hindi >= 3 ? 'Hindi' : undefined;
}

const CALL = begins('call');
/** The time before which one is not to call says nothing of when to. */
const NOT =
  /(?:before|not|don'?t|until|till|closed?|opens?|se pehle|mat|पहले|मत|ਪਹਿਲਾਂ)\s*(?:at|by)?\s*$/u;

const TIME = pattern(
  String.raw`(?:(subah|morning|dopahar|dopeher|afternoon|shaam|sham|evening|raat|night|सुबह|दोपहर|शाम|रात|ਸਵੇਰੇ|ਦੁਪਹਿਰ|ਸਾਮ|ਰਾਤ)(?: ko| ke| नूं| ਨੂੰ| को)? ?(?:at |after )?)?(?:(after|at|by|around|between|from) )?(?<![\d.:,/-])(\d{1,2})(?:[:.](\d\d))?(?![\d/])\s*(?:(?:-|to|and|se|से|ਤੋਂ)\s*\d{1,2}(?:[:.]\d\d)?\s*)?(am|a\.m|pm|p\.m|o'?clock|baje|bje|बजे|ਵਜੇ)?\.?\s*(?:(?:in the |at |ko |ke )?(morning|afternoon|evening|night|subah|dopahar|shaam|sham|raat))?`,
  'gu',
);

const EARLY = whole('early');
const LATE = whole('late');
/** What makes a number something else than a time. */
const NO_TIME = /^\s*(?:\+|%|lakh|lac|days?|weeks?|months?|hours?|minutes?|sq|years?)/u;
/** How far from the time somebody speaks of a call. */
const REACH = 45;

/** @param text plain words. @returns hour of the day at which, or from which on, somebody likes to be called */
function findHour(text: string): number | undefined {
  for (const match of text.matchAll(TIME)) {
    const [whole, part = '', lead = '', digits = '', , unit = '', tail = ''] = match;
    const before = text.slice(Math.max(0, match.index - REACH), match.index);
    const near = before + text.slice(match.index, match.index + whole.length + REACH);
    // A bare number is a time only after a word that says so.
    if (!part && !unit && !tail && lead !== 'after') continue;
    if (!CALL.test(near) || NOT.test(before)) continue;
    if (NO_TIME.test(text.slice(match.index + whole.length))) continue;
    const hour = hourOf(Number(digits), `${part} ${unit} ${tail}`);
    if (hour !== undefined) return hour;
  }
  return findPartOfDay(text);
}

/** Parts of the day, and the hour at which each has come. */
const PARTS = Object.entries(WORDS.parts);
const PART = `(?:${PARTS.map(([, words]) => words).join('|')})s?${WORD_ENDS}`;
const WORDS_BETWEEN = '(?:[\\p{L}\\p{M}]+ ){0,3}?';
/** "Call me in the evening", "shaam ko baat karein"; a greeting says nothing of calls. */
const CALL_THEN = pattern(`${CALL.source}[\\p{L}\\p{M}]* ${WORDS_BETWEEN}(${PART})`, 'u');
const THEN_CALL = pattern(`(?<!good )${WORD_BEGINS}(${PART}) ${WORDS_BETWEEN}${CALL.source}`, 'u');
const NEVER = whole('never');

/** The part of the day in which somebody likes to be called, where he names no hour. */
function findPartOfDay(text: string): number | undefined {
  for (const sentence of text.split(/[.!?;।]/u)) {
    if (NEVER.test(sentence)) continue;
    const [, part] = CALL_THEN.exec(sentence) ?? THEN_CALL.exec(sentence) ?? [];
    const found = part && PARTS.find(([, words]) => pattern(`^(?:${words})`, 'u').test(part));
    if (found) return Number(found[0]);
  }
  return undefined;
}

function hourOf(said: number, words: string): number | undefined {
  if (said > 23) return undefined;
  if (said > 12) return said;
  if (EARLY.test(words)) return said % 12;
  if (LATE.test(words)) return (said % 12) + 12;
  // Nobody wants a call at five in the morning: without a word for the part of the day it is the afternoon.
  return said >= 1 && said <= 7 ? said + 12 : said;
}

const NAMES = new Map(
  CITIES.flatMap(([name = '', ...others]) =>
    [name, ...others].map((one) => [plainWords(one), name] as const),
  ),
);
/** Longer names first: Navi Mumbai is not Mumbai. */
const ANY = [...NAMES.keys()].sort((a, b) => b.length - a.length).join('|');
const CITY = pattern(`${WORD_BEGINS}(${ANY})${WORD_ENDS}`, 'gu');

/** The place is meant, and not a dish, a road or our own office. */
const LEADS_IN = pattern(`(?:${WORD_BEGINS}(?:${WORDS.beforeCity})[ :-]*|[,(-]\\s*|^)$`, 'u');
const FOLLOWS = pattern(`^(?:\\s*(?:[.,?!।]|$)|[ ,]*(?:${WORDS.afterCity})${WORD_ENDS})`, 'u');
const NOT_THEIRS =
  /^\s*(?:office|branch|outlet|restaurant|store|airport|road|university|highway|style|special|famous)/u;
const OURS = pattern(`${WORD_BEGINS}(?:${WORDS.ours})(?: \\p{L}+)? ?(?:in |at )?$`, 'u');

const OR = pattern(`^\\s*(?:or|and|ya|aur|&|/|या|और|ਜਾਂ|ਅਤੇ)\\s*(?:${ANY})${WORD_ENDS}`, 'u');

/** @param text plain words, without the names of our brands. @returns the one city that the message places itself in */
function findCity(text: string): string | undefined {
  const found = new Set<string>();
  for (const match of text.matchAll(CITY)) {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    if (NOT_THEIRS.test(after) || OURS.test(before)) continue;
    if (OR.test(after)) return undefined;
    if (LEADS_IN.test(before) || FOLLOWS.test(after)) found.add(NAMES.get(match[0]) ?? match[0]);
  }
  // Two cities: somebody has to ask which.
  return found.size === 1 ? [...found][0] : undefined;
}

const LAKH = 100_000;
const CRORE = 100 * LAKH;

const LAKHS = `(?:${WORDS.lakh})`;
const MONEY = String.raw`(?:(?:₹|rs\.?|inr|रु\.?|ਰੁ\.?)\s*)?`;
const AMOUNTS: readonly (readonly [factor: number, unit: string, needsTalk: boolean])[] = [
  [CRORE, `(?:${WORDS.crore})`, false],
  [LAKH, LAKHS, false],
  // One letter may be litres, or a thousand of anything.
  [LAKH, 'l', true],
  [1000, `(?:${WORDS.thousand})`, true],
];
const BUDGET_PATTERNS = AMOUNTS.map(
  ([factor, unit, needsTalk]) =>
    [factor, pattern(`${MONEY}${NUMBER}${UP_TO}\\s*${unit}${WORD_ENDS}`, 'gu'), needsTalk] as const,
);
const PLAIN = pattern(
  String.raw`(?:₹|rs\.?|inr|rupees|budget(?: is| of|:)?)\s*${NUMBER}(?!\d)`,
  'gu',
);

/** The amount is what somebody can spend. */
const TALK = begins('budget');
/** The amount is something else. */
const ELSE = begins('otherMoney');
/** Letters before and after an amount that tell what it is. */
const BEFORE = 28;
const AFTER = 22;

/** @param text plain words. @returns rupees; of a range the larger */
function findBudget(text: string): number | undefined {
  const found = [...BUDGET_PATTERNS, [1, PLAIN, false] as const].flatMap(
    ([factor, pattern, needsTalk]) =>
      [...text.matchAll(pattern)].map((match) => readAmount(text, match, factor, needsTalk)),
  );
  const amounts = found.filter((one) => one !== undefined);
  return (amounts.find(({ isTalk }) => isTalk) ?? amounts[0])?.rupees;
}

function readAmount(text: string, match: RegExpExecArray, factor: number, needsTalk: boolean) {
  const [whole, first = '', second] = match;
  const rupees = Math.round(readNumber(second ?? first) * factor);
  const before = text
    .slice(Math.max(0, match.index - BEFORE), match.index)
    .replace(/^.*[.;!?।]/u, '');
  const after = text
    .slice(match.index + whole.length, match.index + whole.length + AFTER)
    .replace(/[.,;!?।].*$/u, '');
  const isTalk = TALK.test(`${before} ${after}`) || TALK.test(whole);
  if (rupees < LAKH || rupees > 100 * CRORE || AREA_FOLLOWS.test(text.slice(match.index)))
    return undefined;
  if (ELSE.test(`${before.replace(/^.*,/u, '')} ${after}`) || (needsTalk && !isTalk))
    return undefined;
  return { rupees, isTalk };
}

/** Square feet in one of each. */
const UNITS = Object.entries(WORDS.area);
const PATTERNS = UNITS.map(
  ([factor, words]) =>
    [factor, pattern(`${NUMBER}${UP_TO}\\s*\\+?\\s*(${LAKHS})?\\s*(?:${words})`, 'gu')] as const,
);
/** "3 lakh sq ft" is no money. */
const AREA_FOLLOWS = pattern(
  `^[^\\d]*${NUMBER}${UP_TO}\\s*${LAKHS}\\s*(?:${UNITS.map(([, words]) => words).join('|')})`,
  'u',
);
const SIDES = pattern(
  String.raw`(?<![\d.x*×])(\d{1,3})\s*(?:ft|feet|')?\s*(?:x|×|\*|by)\s*(\d{1,3})(?![\d.x*×]|\s*(?:hours?|days?|ghante))`,
  'u',
);
/** Smaller is no kitchen, larger no shop. */
const MIN = 40;
const MAX = 1_000_000;

/** @param text plain words. @returns square feet; of a range the larger, of two sides their product */
function findArea(text: string): number | undefined {
  const found = PATTERNS.flatMap(([factor, pattern]) =>
    [...text.matchAll(pattern)].map((one) => [factor, one] as const),
  );
  // Lakhs are a whole mall; what is for us is said in thousands.
  const [factor, [, first = '', second, lakhs] = []] =
    found.find(([, one]) => !one[3]) ?? found[0] ?? [];
  if (factor) return inBounds(readNumber(second ?? first) * Number(factor) * (lakhs ? LAKH : 1));
  const [, width = '0', depth = '0'] = SIDES.exec(text) ?? [];
  // "24x7" are hours.
  if (Number(width) < 6 || Number(depth) < 6 || (width === '24' && depth === '7')) return undefined;
  return inBounds(Number(width) * Number(depth));
}

const inBounds = (area: number): number | undefined =>
  area >= MIN && area <= MAX ? Math.round(area) : undefined;

/** What of a place a message says, the surest first: `@` is a place, `…` at most four words. */
const PLACES = Object.entries(WORDS.place).map(([place, words]) => {
  const said = words
    .replaceAll('@', `(?:${WORDS.spot})`)
    .replaceAll('… ', '(?:[^\\s.;!?]+ ){0,4}?');
  return [place as Said['place'], pattern(`${WORD_BEGINS}(?:${said})${WORD_ENDS}`, 'u')] as const;
});

const findPlace = (text: string): Said['place'] =>
  PLACES.find(([, pattern]) => pattern.test(text))?.[0];

export type Known = Pick<DeskContent, 'brands' | 'models'>;

/** What a message says of a lead's fields, and of the place that its writer has. */
export type Said = Partial<Omit<WorkFields, 'source' | PersonField>> & {
  place?: 'owned' | 'rented' | 'has' | 'looking' | 'none' | undefined;
};

/** What has been read, since a list draws its rows every minute. */
const READ = new WeakMap<Known, Map<string, Said>>();
const MAX_READ = 2000;

/**
 * What a message says about a lead, found by plain rules. What is unsure is left out: a wrong value costs more
 * than a missing one.
 */
export function readMessage(message: string, known: Known): Said {
  const read = READ.get(known) ?? new Map<string, Said>();
  if (read.size > MAX_READ) read.clear();
  READ.set(known, read);
  const said = read.get(message) ?? readAnew(message, known);
  read.set(message, said);
  return said;
}

function readAnew(message: string, known: Known): Said {
  const text = plainWords(message);
  const [area, budget] = [findArea(text), findBudget(text)];
  // Guests speak of brands and food courts too.
  const isPartner = INTENT.test(text) || area !== undefined || budget !== undefined;
  const found: Said = {
    city: findCity(withoutBrands(text, known.brands)),
    area_sqft: area,
    budget_rupees: budget,
    model: isPartner ? findModel(text, known.models) : undefined,
    brand: isPartner ? findBrand(text, known.brands) : undefined,
    place: isPartner ? findPlace(text) : undefined,
    language: findLanguage(text),
    best_hour: findHour(text),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
