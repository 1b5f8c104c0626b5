import { parseAttribution } from '../../../contract/attribution.ts';
import type { DeskContent, ScoreRule } from '../../../contract/desk/desk-content.ts';
import type { ListRow } from '../../../contract/desk/list.ts';
import { describeRupees } from '../../../contract/desk/rupees.ts';
import { LIST_LIMITS } from '../../../contract/desk/work-limits.ts';
import { parseInterest } from '../../../contract/interest/interest.ts';
import { INTEREST_MODEL_NAMES } from '../../../contract/interest/interest-words.ts';
import { plainWords, suggestFields } from '../suggest-fields.ts';

export type ScoredLead = Pick<
  ListRow,
  'subject' | 'message' | 'phone' | 'attribution' | 'interest' | 'city' | 'budget_rupees' | 'model'
> & { enquiries_of_person: number };

export interface LeadScore {
  /** 0 to 100. */
  points: number;
  word: 'Strong' | 'Fair' | 'Weak';
  /** One for each rule that applies, such as `+25 budget ₹12 lakh meets Cloud Kitchen Model`. */
  reasons: readonly string[];
}

/** What fills the gaps of a reason; undefined where the rule does not apply. */
type Facts = Readonly<Record<string, string>> | undefined;
type Content = Pick<DeskContent, 'score' | 'models' | 'brands'>;

/** Whether each rule applies: nothing but the lead's own row is asked. */
const RULES: Readonly<Record<ScoreRule, (lead: ScoredLead, content: Content) => Facts>> = {
  'budget-meets-model': ({ budget_rupees: budget, model }, { models }) => {
    if (!budget) return undefined;
    const wanted = models.find(({ name }) => name === model);
    // The largest that the budget pays for.
    const [fits] = (wanted ? [wanted] : models)
      .filter(({ investment }) => budget >= investment.min)
      .sort((a, b) => b.investment.min - a.investment.min);
    return fits && { budget: describeRupees(budget), model: fits.name };
  },
  'city-open': ({ city }, { score }) => {
    const open = score.openCities.find((one) => one.toLowerCase() === city?.trim().toLowerCase());
    return open ? { city: open } : undefined;
  },
  'number-valid': ({ phone }) => (/^\+91[6-9]\d{9}$/.test(phone ?? '') ? {} : undefined),
  'page-read': ({ attribution }) => {
    const { looked } = parseAttribution(attribution);
    return looked ? { page: looked.replace(/^.*\//, '').replaceAll('-', ' ') } : undefined;
  },
  'asked-for-franchise': ({ subject }) => (subject === 'franchise' ? {} : undefined),
  'model-found': ({ interest }) => {
    const found = readFinder(interest);
    return found ? { model: found } : undefined;
  },
  'asked-again': ({ enquiries_of_person: count }) =>
    count > 1 ? { count: String(count) } : undefined,
};

/** Whether an enquiry is about a franchise, so that a score says something of it. */
function isAboutFranchise(
  { subject, budget_rupees, model, ...lead }: ScoredLead,
  content: Content,
) {
  const { subjects, words } = content.score.about;
  const said = plainWords(lead.message).split(/[^\p{L}\p{M}\p{N}]+/u);
  const begins = words.map(plainWords);
  return (
    subjects.includes(subject ?? '') ||
    Boolean(budget_rupees || model || readFinder(lead.interest)) ||
    said.some((word) => begins.some((begin) => word.startsWith(begin)))
  );
}

/**
 * What a lead promises, as the rules of `content/desk.yaml` say. What nobody has noted yet is taken from the
 * message, and said to be. Undefined for an enquiry that is not about a franchise.
 */
export function scoreLead(lead: ScoredLead, content: Content): LeadScore | undefined {
  // As much as a row of a list carries, so that list and lead never differ.
  const said = suggestFields(lead.message.slice(0, LIST_LIMITS.messageStart), content);
  const known = {
    ...lead,
    city: lead.city ?? said.city ?? null,
    budget_rupees: lead.budget_rupees ?? said.budget_rupees ?? null,
    model: lead.model ?? said.model ?? null,
  };
  if (!isAboutFranchise(known, content)) return undefined;
  const applied = content.score.rules.flatMap(({ rule, points, reason }) => {
    const facts = RULES[rule](known, content);
    if (!facts) return [];
    const words = reason.replaceAll(/\{(\w+)\}/g, (gap, name) => facts[name] ?? gap);
    return [
      {
        points,
        words: `+${points} ${words}${isFromMessage(rule, lead) ? ', from the message' : ''}`,
      },
    ];
  });
  const points = Math.min(
    100,
    applied.reduce((sum, one) => sum + one.points, 0),
  );
  const { strongFrom, fairFrom } = content.score;
  const word = points >= strongFrom ? 'Strong' : points >= fairFrom ? 'Fair' : 'Weak';
  return { points, word, reasons: applied.map(({ words }) => words) };
}

const isFromMessage = (rule: ScoreRule, { city, budget_rupees }: ScoredLead): boolean =>
  (rule === 'city-open' && city === null) ||
  (rule === 'budget-meets-model' && budget_rupees === null);

function readFinder(interest: unknown): string | undefined {
  const { from, models = [] } = parseInterest(interest);
  return from === 'finder' && models[0] ? INTEREST_MODEL_NAMES[models[0]] : undefined;
}
