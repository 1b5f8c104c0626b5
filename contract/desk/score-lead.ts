import { parseAttribution } from '../attribution.ts';
import { fillGaps } from '../fill-gaps.ts';
import { type Interest, parseInterest } from '../interest/interest.ts';
import { INTEREST_MODEL_NAMES } from '../interest/interest-words.ts';
import type { DeskContent, ScoreEntry, ScoreRule } from './desk-content.ts';
import { type FactLead, type Facts, factsOf } from './facts-of.ts';
import { formatField } from './lead-fields.ts';
import type { ListRow } from './list.ts';
import { findWord, plainWords } from './read-message.ts';

export type ScoredLead = FactLead &
  Pick<ListRow, 'subject' | 'phone' | 'attribution' | 'enquiries_of_person'>;

type Content = Pick<DeskContent, 'score' | 'models' | 'brands'>;

/** What a rule looks at. */
interface Known {
  lead: ScoredLead;
  facts: Facts;
  interest: Interest;
  /** The message in plain words. */
  text: string;
  say: typeof fillGaps;
}

/** What fills the gaps of a reason; undefined where the rule does not apply. */
type Gaps = Readonly<Record<string, string>> | undefined;

const reaches = (name: 'budget_rupees' | 'area_sqft', gap: string) => {
  return ({ facts }: Known, { from = 0 }: ScoreEntry): Gaps => {
    const value = facts[name]?.value ?? 0;
    return value > 0 && value >= from ? { [gap]: formatField(name, value) } : undefined;
  };
};

/** Nobody's number, such as 90000 00000; 99999 99xxx is somebody's. */
const NO_NUMBER = /(\d)\1{7}|1234567890/;
const isNumber = (phone: string | null): phone is string =>
  phone !== null && !NO_NUMBER.test(phone);

const ADDRESS =
  /(?:near|opposite|opp|behind) (?:the )?[\p{L}\p{M}]+|[\p{L}\p{M}]+ (?:road|rd|chowk|market|रोड|ਰੋਡ)/gu;

/** Whether each rule applies: nothing but the lead's own row is asked. */
const RULES: Readonly<
  Record<ScoreRule, (known: Known, rule: ScoreEntry, content: Content) => Gaps>
> = {
  budget: reaches('budget_rupees', 'budget'),
  area: reaches('area_sqft', 'area'),
  'budget-meets-model': ({ facts: { budget_rupees, model } }, _, { models }) => {
    const budget = budget_rupees?.value ?? 0;
    const wanted = models.find(({ name }) => name === model?.value);
    // The largest that the budget pays for.
    const [fits] = (wanted ? [wanted] : models)
      .filter(({ investment }) => budget >= investment.min)
      .sort((a, b) => b.investment.min - a.investment.min);
    return fits && { model: fits.name };
  },
  'own-place': ({ facts: { place } }) => (place?.value === 'owned' ? {} : undefined),
  'has-place': ({ facts: { place } }) =>
    place && ['owned', 'rented', 'has'].includes(place.value) ? {} : undefined,
  'city-named': ({ facts: { city } }) => city && { city: city.value },
  'city-open': ({ facts: { city } }, _, { score }) => {
    const said = city?.value.trim().toLowerCase();
    const open = score.openCities.find((one) => one.toLowerCase() === said);
    return open ? { city: open } : undefined;
  },
  soon: ({ text, interest, say }, { words = [] }) => {
    if (interest.start === 'now' || interest.start === 'quarter')
      return { word: say('chosen on the website') };
    return findAny(text, words);
  },
  // A hospital road is no hospital.
  says: ({ text }, { words = [] }) => findAny(text.replace(ADDRESS, '…'), words),
  'number-valid': ({ lead: { phone } }) => (isNumber(phone) ? {} : undefined),
  'page-read': ({ lead }) => {
    const { looked } = parseAttribution(lead.attribution);
    return looked ? { page: looked.replace(/^.*\//, '').replaceAll('-', ' ') } : undefined;
  },
  'asked-for-franchise': ({ lead: { subject } }) => (subject === 'franchise' ? {} : undefined),
  'model-found': ({ interest }) => {
    const model = readFinder(interest);
    return model ? { model } : undefined;
  },
  'asked-again': ({ lead: { enquiries_of_person: count } }) =>
    count > 1 ? { count: String(count) } : undefined,
  'no-enquiry': ({ lead: { phone }, text }, { words = [] }) => {
    const said = text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
    return words.includes(said) || (phone && !isNumber(phone)) ? {} : undefined;
  },
};

function findAny(text: string, words: readonly string[]): Gaps {
  const word = findWord(text, words);
  return word ? { word } : undefined;
}

/** The facts that a rule rests on, for the words that say where they are from. */
const RESTS_ON: Partial<Record<ScoreRule, keyof Facts>> = {
  budget: 'budget_rupees',
  area: 'area_sqft',
  'own-place': 'place',
  'city-named': 'city',
  'city-open': 'city',
};

/** Whether an enquiry is about a franchise, so that a score says something of it. */
function isAboutFranchise({ lead, facts, interest, text }: Known, { about }: Content['score']) {
  return (
    about.subjects.includes(lead.subject ?? '') ||
    Boolean(facts.budget_rupees || facts.model || facts.area_sqft || readFinder(interest)) ||
    Boolean(findWord(text, about.words, 'begins'))
  );
}

/**
 * What a lead promises, as the rules of `content/desk.yaml` say. Undefined for an enquiry that is not about a
 * franchise. Its points are 0 to 100; each rule that applies is a reason, such as `+25 budget ₹12 lakh`.
 */
export function scoreLead(lead: ScoredLead, content: Content, say = fillGaps) {
  const known: Known = {
    lead,
    facts: factsOf(lead, content),
    interest: parseInterest(lead.interest),
    text: plainWords(lead.message),
    say,
  };
  const { rules, strongFrom, fairFrom } = content.score;
  if (!isAboutFranchise(known, content.score)) return undefined;
  const all = rules.flatMap((entry) => {
    const gaps = RULES[entry.rule](known, entry, content);
    return gaps ? [{ ...entry, gaps }] : [];
  });
  // Of steps that are reached the highest alone counts.
  const applied = all.filter(
    ({ rule, from = 0 }) => !all.some((other) => other.rule === rule && (other.from ?? 0) > from),
  );
  const sum = applied.reduce((points, one) => points + one.points, 0);
  const points = Math.max(0, Math.min(100, sum));
  const reasons = applied.map(({ rule, points: counted, reason, gaps }) => {
    const words = say(reason, gaps);
    const fact = RESTS_ON[rule];
    const isRead = fact && known.facts[fact]?.source === 'message';
    const told = isRead ? say('{reason}, from the message', { reason: words }) : words;
    return `${counted < 0 ? '−' : '+'}${Math.abs(counted)} ${told}`;
  });
  const word = points >= strongFrom ? 'Strong' : points >= fairFrom ? 'Fair' : 'Weak';
  return { points, word, reasons } as const;
}

function readFinder({ from, models = [] }: Interest): string | undefined {
  return from === 'finder' && models[0] ? INTEREST_MODEL_NAMES[models[0]] : undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a lead is worth to whoever sits down to answer: it counts double once it has waited a day. */
export function urgencyOf(
  lead: ScoredLead & Pick<ListRow, 'created_at' | 'waits_since'>,
  content: Content,
  at: number,
): number {
  // A guest's question has no score, and waits like a fair lead.
  const { points } = scoreLead(lead, content) ?? { points: content.score.fairFrom };
  const waits = at - Date.parse(lead.waits_since ?? lead.created_at);
  return points * (1 + Math.min(1, Math.max(0, waits) / DAY_MS));
}
