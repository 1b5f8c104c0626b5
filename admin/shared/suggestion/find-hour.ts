import { pattern, WORD_BEGINS, WORD_ENDS } from './plain-words.ts';

/** Somebody says when to call him. */
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
export function findHour(text: string): number | undefined {
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
