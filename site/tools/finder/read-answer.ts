import type { InterestChoice } from '../../../contract/interest/interest.ts';
import type { FinderAnswers } from './find-model.ts';

/** The questions in their order. */
export const QUESTIONS = ['budget', 'place', 'city', 'hours', 'experience', 'start'] as const;
export type QuestionName = (typeof QUESTIONS)[number];

export const LAKH = 100_000;

/** What a question's form says; unreadable or empty fields stay open. */
export function readAnswer(name: QuestionName, data: FormData): FinderAnswers {
  const said = (control: string) => String(data.get(control) ?? '').trim();
  if (name === 'city') return { city: said('city') || undefined };
  if (name === 'budget') {
    return { budget: Number(said('sum')) || readNumber(said('lakh'), LAKH) };
  }
  const chosen = said(name) || undefined;
  return name === 'place'
    ? { place: chosen, area: readNumber(said('area'), 1) }
    : { [name as InterestChoice]: chosen };
}

function readNumber(text: string, unit: number): number | undefined {
  const value = Math.round(Number(text.replaceAll(/[,\s₹]/g, '')) * unit);
  return value > 0 && value < 1e10 ? value : undefined;
}
