import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import type { WorkFields } from '../../../contract/desk/work.ts';
import { findArea } from './find-area.ts';
import { findBudget } from './find-budget.ts';
import { findCity } from './find-city.ts';
import { findHour } from './find-hour.ts';
import { findLanguage } from './find-language.ts';
import { findBrand, findModel, withoutBrands } from './find-names.ts';
import { plainWords, wantsToOpen } from './plain-words.ts';

export type Known = Pick<DeskContent, 'brands' | 'models' | 'greetings'>;

/**
 * What a message says about a lead's fields, found by plain rules. What is unsure is left out: a wrong value
 * costs more than a missing one. Nothing is filled in by itself.
 */
export function suggestFields(message: string, known: Known): Partial<WorkFields> {
  const text = plainWords(message);
  const language = findLanguage(text);
  const [area, budget] = [findArea(text), findBudget(text)];
  // Guests speak of brands and food courts too.
  const isPartner = wantsToOpen(text) || area !== undefined || budget !== undefined;
  const found: Partial<WorkFields> = {
    city: findCity(withoutBrands(text, known.brands)),
    area_sqft: area,
    budget_rupees: budget,
    model: isPartner ? findModel(text, known.models) : undefined,
    brand: isPartner ? findBrand(text, known.brands) : undefined,
    // A language in which nobody greets would change nothing.
    language: known.greetings.some((one) => one.language === language) ? language : undefined,
    best_hour: findHour(text),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
