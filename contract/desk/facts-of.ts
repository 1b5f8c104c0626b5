import { fillGaps } from '../fill-gaps.ts';
import { parseInterest } from '../interest/interest.ts';
import { brandOfSlug, INTEREST_MODEL_NAMES } from '../interest/interest-words.ts';
import type { LeadFieldName, PersonField } from './lead-fields.ts';
import { formatField, formatHour } from './lead-fields.ts';
import type { ListRow } from './list.ts';
import { type Known, readMessage, type Said } from './read-message.ts';

/** Somebody noted it, the visitor chose it in a tool of the site, or his message says it. */
export type FactSource = 'noted' | 'form' | 'message';
export interface Fact<Value> {
  value: Value;
  source: FactSource;
}

/** What is known of a lead, each with where it is from; what nobody said is missing. */
export type Facts = { [Name in keyof Said]?: Fact<NonNullable<Said[Name]>> };
export type FactName = keyof Facts;

export type FactLead = Pick<
  ListRow,
  'message' | 'interest' | Exclude<LeadFieldName, 'source' | PersonField>
>;

/**
 * What is known of a lead: noted before chosen before written. It is read when it is shown, and nothing is stored
 * until somebody changes it.
 */
export function factsOf(lead: FactLead, content: Known): Facts {
  const { models, brands, city, budget, area, place } = parseInterest(lead.interest);
  const form: Said = {
    city,
    area_sqft: area,
    budget_rupees: budget,
    model: models?.[0] && INTEREST_MODEL_NAMES[models[0]],
    brand: brands?.length === 1 ? brandOfSlug(brands[0] ?? '') : undefined,
    place: place as Said['place'],
  };
  const { message, interest: _, ...noted } = lead;
  const facts: Record<string, Fact<unknown>> = {};
  const sources = { message: readMessage(message, content), form, noted: noted as Said };
  for (const name of FACT_NAMES) {
    for (const source of ['message', 'noted', 'form'] as const) {
      const value = sources[source][name];
      // What was chosen is noted with the enquiry, and may have been changed since.
      const isChanged = source === 'form' && facts[name]?.source === 'noted';
      if (value == null || (isChanged && facts[name]?.value !== value)) continue;
      facts[name] = { value, source };
    }
  }
  return facts;
}

const FACT_NAMES = [
  ...['city', 'budget_rupees', 'area_sqft', 'place', 'best_hour'],
  ...['model', 'brand', 'language'],
] as readonly FactName[];

/** A place as a line of facts says it. */
export const PLACE_WORDS = {
  owned: 'own shop',
  rented: 'rented shop',
  has: 'has a place',
  looking: 'looking for a place',
  none: 'no place yet',
} as const;

/** @returns `6`, `10 am`: afternoons need no word, since nobody is called at six in the morning */
function nameHour(hour: number): string {
  const said = formatHour(hour);
  return hour >= 12 && hour <= 19 ? said.replace(' pm', '') : said;
}

/**
 * @param say a fact in the reader's language
 * @returns `Bathinda · ₹30 lakh · 1,200 sq ft · own shop · after 6`; empty where nothing is known
 */
export const summariseFacts = (
  { city, budget_rupees, area_sqft, place, best_hour }: Facts,
  say = fillGaps,
): string =>
  [
    city?.value,
    budget_rupees && formatField('budget_rupees', budget_rupees.value),
    area_sqft && formatField('area_sqft', area_sqft.value),
    place && say(PLACE_WORDS[place.value]),
    best_hour && say('after {hour}', { hour: nameHour(best_hour.value) }),
  ]
    .filter(Boolean)
    .join(' · ');
