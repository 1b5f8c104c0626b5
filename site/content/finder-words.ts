import { z } from 'astro/zod';
import { GROUNDS_AGAINST, GROUNDS_FOR } from '../tools/finder/find-model.ts';

const line = z.string().min(1);
const question = z.strictObject({ title: line, hint: line });
const each = <const Names extends readonly string[]>(names: Names) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, line])) as Record<Names[number], typeof line>,
  );

const answersSchema = z.strictObject({
  budget: z.number().int().positive().optional(),
  place: z.enum(['none', 'looking', 'rented', 'owned']).optional(),
  area: z.number().int().positive().optional(),
  city: z.string().optional(),
  hours: z.enum(['full', 'part', 'manager']).optional(),
  experience: z.enum(['none', 'business', 'food']).optional(),
  start: z.enum(['now', 'quarter', 'half', 'later']).optional(),
});

export const finderWords = {
  questions: z.strictObject({
    budget: question.extend({ label: line }),
    place: question.extend({ areaLabel: line }),
    city: question,
    hours: question,
    experience: question,
    start: question,
  }),
  controls: each(['open', 'show'] as const),
  result: each([
    ...(['heading', 'headingBelow', 'headingGap', 'headingOpen'] as const),
    ...(['leadModel', 'leadGap', 'leadBelow', 'leadOpen', 'reasons', 'against'] as const),
    ...(['ways', 'sendsNote', 'action', 'look', 'stated'] as const),
  ] as const),
  ways: each(['reserve', 'pair', 'wait'] as const),
  reasons: each(GROUNDS_FOR),
  against: each(GROUNDS_AGAINST),
  cases: z.strictObject({
    heading: line,
    lead: line,
    caption: line,
    columns: each(['who', 'fits', 'against'] as const),
    items: z.array(z.strictObject({ who: line, answers: answersSchema })).min(4),
  }),
  withoutScript: line,
  closing: z.strictObject({ heading: line, lead: line, action: line }),
};

export type FinderWords = {
  [Part in 'questions' | 'controls' | 'result' | 'ways' | 'reasons' | 'against']: z.output<
    (typeof finderWords)[Part]
  >;
};
