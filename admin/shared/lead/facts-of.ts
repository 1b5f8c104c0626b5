import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { formatField, type LeadFieldName } from '../../../contract/desk/lead-fields.ts';
import type { ListRow } from '../../../contract/desk/list.ts';

type FactLead = Pick<ListRow, Exclude<LeadFieldName, 'source'>>;
type Facts = { [Name in keyof FactLead]?: { value: NonNullable<FactLead[Name]> } };

/** What is known of a lead; what nobody said is missing. */
export function factsOf(lead: FactLead, _content: DeskContent): Facts {
  const { city, budget_rupees: budget, area_sqft: area, best_hour: hour } = lead;
  return {
    ...(city && { city: { value: city } }),
    ...(budget && { budget_rupees: { value: budget } }),
    ...(area && { area_sqft: { value: area } }),
    ...(hour && { best_hour: { value: hour } }),
  };
}

/** @returns `Bathinda · ₹30 lakh · 1,200 sq ft · after 18:00`; empty where nothing is known */
export const summariseFacts = ({ city, budget_rupees, area_sqft, best_hour }: Facts): string =>
  [
    city?.value,
    budget_rupees && formatField('budget_rupees', budget_rupees.value),
    area_sqft && formatField('area_sqft', area_sqft.value),
    best_hour && `after ${formatField('best_hour', best_hour.value)}`,
  ]
    .filter(Boolean)
    .join(' · ');
