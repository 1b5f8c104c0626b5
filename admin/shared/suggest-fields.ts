import { CITIES } from '../../contract/desk/cities.ts';
import type { DeskContent } from '../../contract/desk/desk-content.ts';
import type { WorkFields } from '../../contract/desk/work.ts';

/** The dot below that some type and others leave out. */
const NUKTA = /[\u093c\u0a3c]/g;

/** The words of a text in small letters, with single spaces around each: ` shop in ludhiana `. */
export function plainWords(text: string): string {
  const plain = text.normalize('NFD').replace(NUKTA, '').normalize('NFC').toLowerCase();
  return ` ${plain.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(' ') ?? ''} `;
}

/** Somebody wants to open a place, and does not only speak of one. */
const INTENT =
  / (?:franch|dealership|open|start|set ?up|invest|interest|partner|budget|location|shop|khol|फ्रैंचाइज|फ्रेंचाइज|खोल|शुरू|निवेश|बजट|ਫਰੈਂਚਾਈਜ|ਫ੍ਰੈਂਚਾਈਜ|ਖੋਲ|ਬਜਟ)/u;

/** Longer names first: Navi Mumbai is not Mumbai. */
const CITY_NAMES = CITIES.flatMap(([city = '', ...others]) =>
  [city, ...others].map((name) => [plainWords(name), city] as const),
).sort(([one], [other]) => other.length - one.length);

/** @returns the one of which a message speaks; undefined for several, since somebody has to ask which */
const onlyOne = (found: Iterable<string>): string | undefined => {
  const [first, ...others] = new Set(found);
  return others.length === 0 ? first : undefined;
};

function findCity(words: string): string | undefined {
  let rest = words;
  const found: string[] = [];
  for (const [name, city] of CITY_NAMES) {
    if (!rest.includes(name)) continue;
    found.push(city);
    rest = rest.replaceAll(name, ' … ');
  }
  return onlyOne(found);
}

/** What a brand is called in a message: its name without our own and without the article. */
const brandWords = (brand: string): string => plainWords(brand.replace(/^(?:yctfc|the) /i, ''));

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)(?: ?(?:-|–|to|se|से|ਤੋਂ) ?₹? ?(\d[\d,]*(?:\.\d+)?))?`;
const WORD_ENDS = String.raw`(?![\p{L}\p{M}\p{N}])`;
const LAKH = 100_000;
const CRORE = 100 * LAKH;

const AMOUNT = new RegExp(
  `(₹ ?|budget(?: is| of)?:? ₹? ?)?${NUMBER}(?: ?(crores?|cr|करोड़?|ਕਰੋੜ)| ?(lakhs?|lacs?|लाख|ਲੱਖ)|(l))?${WORD_ENDS}`,
  'gu',
);
/** The amount is nothing that somebody can spend. */
const OTHER_MONEY =
  /\b(?:rent|kiray|salary|turnover|sale|revenue|earn|income|profit|people|follower|customer|fee|royalty|deposit|per|month)/;

/** @returns rupees; of a range the larger */
function findBudget(text: string): number | undefined {
  const clauses = text.replace(/\b(?:rs|inr)\b\.?/g, '₹').split(/[.,;!?।] /);
  return clauses
    .filter((clause) => !OTHER_MONEY.test(clause))
    .flatMap((clause) => [...clause.matchAll(AMOUNT)])
    .map(([, mark, from = '', to, crores, lakhs, l]) => {
      const unit = crores ? CRORE : lakhs || l ? LAKH : mark ? 1 : 0;
      return Math.round(readNumber(to ?? from) * unit);
    })
    .find((rupees) => rupees >= LAKH && rupees <= 100 * CRORE);
}

const AREA = new RegExp(
  `${NUMBER} ?(?:sq\\.? ?-?(?:ft|feet|foot)|sft|square (?:feet|foot|ft)|वर्ग फ[ीिु]ट|ਵਰਗ ਫੁੱਟ|(ga[jz]|sq\\.? ?y(?:d|ard)s?|square yards?|गज़?|ਗਜ਼?))${WORD_ENDS}`,
  'u',
);

/** @returns square feet; of a range the larger */
function findArea(text: string): number | undefined {
  const [, from = '', to, yards] = AREA.exec(text) ?? [];
  const area = readNumber(to ?? from) * (yards ? 9 : 1);
  // Smaller is no kitchen, larger no shop.
  return area >= 40 && area <= 200_000 ? Math.round(area) : undefined;
}

const readNumber = (text: string): number => Number(text.replaceAll(',', ''));

/**
 * What a message says about a lead's fields, found by plain rules. What is unsure is left out: a wrong value
 * costs more than a missing one. Nothing is filled in by itself.
 */
export function suggestFields(
  message: string,
  { brands, models }: Pick<DeskContent, 'brands' | 'models'>,
): Partial<WorkFields> {
  const text = message.toLowerCase().replace(/\s+/g, ' ');
  const words = plainWords(message);
  const [area, budget] = [findArea(text), findBudget(text)];
  // Guests speak of cities, brands and food courts too.
  if (!INTENT.test(words) && area === undefined && budget === undefined) return {};
  const named = brands.filter((brand) => words.includes(brandWords(brand)));
  const found: Partial<WorkFields> = {
    // Delhi Gali is no city.
    city: findCity(named.reduce((rest, brand) => rest.replace(brandWords(brand), ' … '), words)),
    area_sqft: area,
    budget_rupees: budget,
    model: onlyOne(
      models
        .filter((model) => model.words.some((word) => words.includes(plainWords(word).trimEnd())))
        .map(({ name }) => name),
    ),
    brand: onlyOne(named),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
