import { CITIES } from '../../contract/desk/cities.ts';
import type { DeskContent } from '../../contract/desk/desk-content.ts';
import type { WorkFields } from '../../contract/desk/work.ts';

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
    .replace(/\s+/g, ' ');
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

/** A number with or without commas, and perhaps another up to which it goes. */
const NUMBER = String.raw`(?<![\d.,+])(\d[\d,]*(?:\.\d+)?)`;
const UP_TO = String.raw`(?:\s*(?:-|to|se|से|ਤੋਂ|ਤੋ)\s*(\d[\d,]*(?:\.\d+)?))?`;

const readNumber = (text: string): number => Number(text.replaceAll(',', ''));

/** Somebody wants to open a place, and does not only speak of one. */
const INTENT = pattern(
  `${WORD_BEGINS}(?:franch\\w*|french?[ai]\\w*|outlet|open(?:ing)?|start(?:ing)?|set ?up|invest\\w*|interested|partner\\w*|dealership|budget|khol\\w*|lena|leni|chahiye|chahid[ai]|shuru|lagana|lagani|फ्रैंचाइज\\p{L}*|फ्रेंचाइज\\p{L}*|फ्रैंचाइज\\p{L}*|खोल\\p{L}*|शुरू|निवेश|लेनी|लेना|ਫਰੈਂਚਾਈਜ\\p{L}*|ਫ੍ਰੈਂਚਾਈਜ\\p{L}*|ਖੋਲ\\p{L}*|ਸੁਰੂ)`,
  'u',
);
const wantsToOpen = (text: string): boolean => INTENT.test(text);

const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

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
  brands.reduce((rest, brand) => rest.replace(patternOf(brand), '…'), text);

function findBrand(text: string, brands: readonly string[]): string | undefined {
  const named = brands.filter((brand) => text.search(patternOf(brand)) >= 0);
  return named.length === 1 ? named[0] : undefined;
}

function findModel(text: string, models: DeskContent['models']): string | undefined {
  const named = models.filter(({ words }) =>
    words.some((word) => pattern(`${WORD_BEGINS}${quote(plainWords(word))}`, 'u').test(text)),
  );
  return named.length === 1 ? named[0]?.name : undefined;
}

/** Words that are written in Latin letters and are no English. */
const HINDI = pattern(
  String.raw`(?<!\p{L})(?:mujhe|muje|hai|hain|hoon|chahiye|chaiye|chahta|chahti|kitna|kitni|kitne|karna|karni|kya|mein|aap|aapka|aapki|aapke|mere|mera|meri|hamare|humare|paas|lena|leni|kholna|kholni|batao|bataye|batayein|bataiye|hoga|hogi|nahi|nahin|dukan|dukaan|lagana|lagani|kaise|kab|liye|raha|rahe|karein|kare|baje|baad|sakte|jankari)(?!\p{L})`,
  'gu',
);
const PUNJABI = pattern(
  String.raw`(?<!\p{L})(?:tussi|tusi|tuhada|tuhade|tuhadi|mainu|menu+ ?n?|asi|assi|saade|sade|sadi|chahidi|chahida|chahunda|chaunda|chaunde|vich|kinna|kinni|kinne|paaji|veerji|kholni aa|ne aa|dasso|daso|haiga|haigi|kol|karna aa|hun)(?!\p{L})`,
  'gu',
);
/** Marathi and Nepali are written in the same letters as Hindi. */
const NOT_HINDI = pattern(String.raw`(?<!\p{L})(?:आहे|आहेत|मला|पाहिजे|छ|छन्|हुन्छ)(?!\p{L}|\p{M})`, 'u');
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

const CALL = pattern(
  `${WORD_BEGINS}(?:call|phone|ring|contact|reach|talk|speak|free|available|baat|baatcheet|gal|फोन|फोन|कॉल|बात|संपर्क|ਫੋਨ|ਫੋਨ|ਕਾਲ|ਗੱਲ)`,
  'u',
);
/** The time before which one is not to call says nothing of when to. */
const NOT =
  /(?:before|not|don'?t|until|till|closed?|opens?|se pehle|mat|पहले|मत|ਪਹਿਲਾਂ)\s*(?:at|by)?\s*$/u;

const TIME = pattern(
  String.raw`(?:(subah|morning|dopahar|dopeher|afternoon|shaam|sham|evening|raat|night|सुबह|दोपहर|शाम|रात|ਸਵੇਰੇ|ਦੁਪਹਿਰ|ਸਾਮ|ਰਾਤ)(?: ko| ke| नूं| ਨੂੰ| को)? ?(?:at |after )?)?(?:(after|at|by|around|between|from) )?(?<![\d.:,/-])(\d{1,2})(?:[:.](\d\d))?(?![\d/])\s*(?:(?:-|to|and|se|से|ਤੋਂ)\s*\d{1,2}(?:[:.]\d\d)?\s*)?(am|a\.m|pm|p\.m|o'?clock|baje|bje|बजे|ਵਜੇ)?\.?\s*(?:(?:in the |at |ko |ke )?(morning|afternoon|evening|night|subah|dopahar|shaam|sham|raat))?`,
  'gu',
);

const EARLY = pattern(String.raw`(?<!\p{L})(?:subah|morning|सुबह|ਸਵੇਰੇ|am|a\.m)(?!\p{L})`, 'u');
const LATE = pattern(
  String.raw`(?<!\p{L})(?:dopahar|dopeher|afternoon|shaam|sham|evening|raat|night|दोपहर|शाम|रात|ਦੁਪਹਿਰ|ਸਾਮ|ਰਾਤ|pm|p\.m)(?!\p{L})`,
  'u',
);
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
const PARTS = [
  [10, 'subah|morning|सुबह|ਸਵੇਰੇ'],
  [14, 'dopahar|dopeher|afternoon|दोपहर|ਦੁਪਹਿਰ'],
  [18, 'shaam|evening|शाम|ਸਾਮ'],
  [20, 'raat|night|रात|ਰਾਤ'],
] as const;
const PART = `(?:${PARTS.map(([, words]) => words).join('|')})s?${WORD_ENDS}`;
const WORDS_BETWEEN = '(?:[\\p{L}\\p{M}]+ ){0,3}?';
/** "Call me in the evening", "shaam ko baat karein"; a greeting says nothing of calls. */
const CALL_THEN = pattern(`${CALL.source}[\\p{L}\\p{M}]* ${WORDS_BETWEEN}(${PART})`, 'u');
const THEN_CALL = pattern(`(?<!good )${WORD_BEGINS}(${PART}) ${WORDS_BETWEEN}${CALL.source}`, 'u');
const NEVER = pattern(`${WORD_BEGINS}(?:not|don'?t|never|before|mat|मत|ਨਾ)${WORD_ENDS}`, 'u');

/** The part of the day in which somebody likes to be called, where he names no hour. */
function findPartOfDay(text: string): number | undefined {
  for (const sentence of text.split(/[.!?;।]/u)) {
    if (NEVER.test(sentence)) continue;
    const [, part] = CALL_THEN.exec(sentence) ?? THEN_CALL.exec(sentence) ?? [];
    const found = part && PARTS.find(([, words]) => pattern(`^(?:${words})`, 'u').test(part));
    if (found) return found[0];
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
const LEADS_IN = pattern(
  String.raw`(?:(?<!\p{L})(?:in|at|near|from|for|around|location|city|area|place|based)[ :-]*|[,(-]\s*|^)$`,
  'u',
);
const FOLLOWS =
  /^[ ,]*(?:city|mein|mei|mai|main|me|m|vich|vch|ch|se|ka|ki|ke|shahar|में|से|का|की|के|शहर|ਵਿੱਚ|ਵਿਚ|ਚ|ਤੋਂ|ਸਹਿਰ|ਦੇ|ਦਾ|ਦੀ)(?![\p{L}\p{M}])/u;
const NOT_THEIRS =
  /^\s*(?:office|branch|outlet|restaurant|store|airport|road|university|highway|style|special|famous)/u;
const OURS = pattern(
  String.raw`(?<!\p{L})(?:your|aapke|aapka|aapki|आपके|आपका|ਤੁਹਾਡੇ|visited)(?: \p{L}+)? ?(?:in |at )?$`,
  'u',
);

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

const MONEY = String.raw`(?:(?:₹|rs\.?|inr|रु\.?|ਰੁ\.?)\s*)?`;
const AMOUNTS: readonly (readonly [factor: number, unit: string, needsTalk: boolean])[] = [
  [CRORE, '(?:crores?|cr|karod|carore|करोड|ਕਰੋੜ)', false],
  [LAKH, '(?:lakhs?|lacs?|laakh|lkh|लाख|ਲੱਖ)', false],
  // One letter may be litres, or a thousand of anything.
  [LAKH, 'l', true],
  [1000, '(?:k|thousand|hazaa?r|हजार|ਹਜਾਰ)', true],
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
const TALK = pattern(
  `${WORD_BEGINS}(?:budget|invest|capital|fund|spend|paisa|paise|lagat|amount|बजट|निवेश|पैसे|ਬਜਟ|ਨਿਵੇਸ|ਪੈਸੇ|₹)`,
  'u',
);
/** The amount is something else. */
const ELSE = pattern(
  `${WORD_BEGINS}(?:rent|kiray|किराय|ਕਿਰਾਇ|salary|turnover|sales?|revenue|earn|income|kamai|profit|population|people|followers|customers|students|subscribers|views|orders|fee|fees|royalty|deposit|per month|a month|monthly|per annum|lpa|mahin|महीन|ਮਹੀਨ)`,
  'u',
);
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
    .replace(/^.*[.;!?]/u, '');
  const after = text
    .slice(match.index + whole.length, match.index + whole.length + AFTER)
    .replace(/[.,;!?].*$/u, '');
  const isTalk = TALK.test(`${before} ${after}`) || TALK.test(whole);
  if (rupees < LAKH || rupees > 100 * CRORE) return undefined;
  if (ELSE.test(`${before.replace(/^.*,/u, '')} ${after}`) || (needsTalk && !isTalk))
    return undefined;
  return { rupees, isTalk };
}

/** Square feet in one of each. */
const UNITS: readonly (readonly [factor: number, words: string])[] = [
  [
    1,
    String.raw`(?:sq\.?\s*-?\s*(?:ft|feet|foot|fit|fits)\b|sqft|sft\b|sq\.?\s*f\b|square\s*(?:feet|foot|ft|fit)\b|स्क्वायर\s*फ[ीिु]ट|वर्ग\s*फ[ीिु]ट|ਵਰਗ\s*ਫੁੱਟ|ਸਕੁਏਅਰ\s*ਫੁੱਟ|ਸਕੇਅਰ\s*ਫੁੱਟ)`,
  ],
  [9, String.raw`(?:ga[jz]\b|sq\.?\s*y(?:d|ard)s?\b|square\s*yards?\b|गज|ਗਜ?)`],
  [10.764, String.raw`(?:sq\.?\s*m(?:tr|eter|etre)?s?\b|square\s*met(?:er|re)s?\b)`],
];
const PATTERNS = UNITS.map(
  ([factor, words]) => [factor, pattern(`${NUMBER}${UP_TO}\\s*\\+?\\s*${words}`, 'u')] as const,
);
const SIDES = pattern(
  String.raw`(?<![\d.x*×])(\d{1,3})\s*(?:ft|feet|')?\s*(?:x|×|\*|by)\s*(\d{1,3})(?![\d.x*×]|\s*(?:hours?|days?|ghante))`,
  'u',
);
/** Smaller is no kitchen, larger no shop. */
const MIN = 40;
const MAX = 200_000;

/** @param text plain words. @returns square feet; of a range the larger, of two sides their product */
function findArea(text: string): number | undefined {
  for (const [factor, pattern] of PATTERNS) {
    const [, first = '', second] = pattern.exec(text) ?? [];
    if (first) return inBounds(readNumber(second ?? first) * factor);
  }
  const [, width = '0', depth = '0'] = SIDES.exec(text) ?? [];
  // "24x7" are hours.
  if (Number(width) < 6 || Number(depth) < 6 || (width === '24' && depth === '7')) return undefined;
  return inBounds(Number(width) * Number(depth));
}

const inBounds = (area: number): number | undefined =>
  area >= MIN && area <= MAX ? Math.round(area) : undefined;

export type Known = Pick<DeskContent, 'brands' | 'models'>;

/**
 * What a message says about a lead's fields, found by plain rules. What is unsure is left out: a wrong value
 * costs more than a missing one. Nothing is filled in by itself.
 */
export function suggestFields(message: string, known: Known): Partial<WorkFields> {
  const text = plainWords(message);
  const [area, budget] = [findArea(text), findBudget(text)];
  // Guests speak of brands and food courts too.
  const isPartner = wantsToOpen(text) || area !== undefined || budget !== undefined;
  const found: Partial<WorkFields> = {
    city: findCity(withoutBrands(text, known.brands)),
    area_sqft: area,
    budget_rupees: budget,
    model: isPartner ? findModel(text, known.models) : undefined,
    brand: isPartner ? findBrand(text, known.brands) : undefined,
    language: findLanguage(text),
    best_hour: findHour(text),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
