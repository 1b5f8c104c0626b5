import type { LeadFieldName } from '../../../contract/desk/lead-fields.ts';
import type { ListRow } from '../../../contract/desk/list.ts';
import { parseInterest } from '../../../contract/interest/interest.ts';
import { brandOfSlug, INTEREST_MODEL_NAMES } from '../../../contract/interest/interest-words.ts';
import { type Known, suggestFields } from '../suggest-fields.ts';

type Said = Partial<Pick<ListRow, Exclude<LeadFieldName, 'source'>>> & { place?: string };
export type FactLead = Pick<ListRow, 'message' | 'interest' | Exclude<LeadFieldName, 'source'>>;
export type Facts = { [Name in keyof Said]?: { value: NonNullable<Said[Name]> } };

/** What is known of a lead: noted before chosen before written. */
export function factsOf(lead: FactLead, content: Known): Facts {
  const { models, brands, city, budget, area, place } = parseInterest(lead.interest);
  const form = {
    ...{ city, place, area_sqft: area, budget_rupees: budget },
    model: models?.[0] && INTEREST_MODEL_NAMES[models[0]],
    brand: brands?.length === 1 ? brandOfSlug(brands[0] ?? '') : undefined,
  };
  return Object.fromEntries(
    [suggestFields(lead.message, content), form, lead].flatMap((said) =>
      Object.entries(said).flatMap(([name, value]) => (value == null ? [] : [[name, { value }]])),
    ),
  );
}
