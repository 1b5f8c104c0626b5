import { NUMBER, pattern, readNumber, UP_TO, WORD_BEGINS, WORD_ENDS } from './plain-words.ts';

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
const PATTERNS = AMOUNTS.map(
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
export function findBudget(text: string): number | undefined {
  const found = [...PATTERNS, [1, PLAIN, false] as const].flatMap(([factor, pattern, needsTalk]) =>
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
