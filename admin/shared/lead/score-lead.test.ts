import { expect, test } from 'vitest';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { KNOWN } from '../../testing/known.ts';
import { type ScoredLead, scoreLead } from './score-lead.ts';

const SCORE: DeskContent['score'] = {
  strongFrom: 60,
  fairFrom: 30,
  openCities: ['Ludhiana'],
  about: { subjects: ['franchise'], words: ['franchis', 'फ्रैंचाइज'] },
  rules: [
    { rule: 'budget-meets-model', points: 25, reason: 'budget {budget} meets {model}' },
    { rule: 'asked-for-franchise', points: 20, reason: 'asked for a franchise' },
    { rule: 'city-open', points: 20, reason: '{city} is open' },
    { rule: 'number-valid', points: 15, reason: 'the number is valid' },
    { rule: 'page-read', points: 10, reason: 'looked at {page}' },
    { rule: 'asked-again', points: 10, reason: '{count} enquiries' },
    { rule: 'model-found', points: 10, reason: 'the finder said {model}' },
  ],
};
const NOTHING: ScoredLead = {
  subject: null,
  message: 'Hi',
  phone: null,
  attribution: null,
  interest: null,
  city: null,
  budget_rupees: null,
  model: null,
  enquiries_of_person: 1,
};
const scoreOf = (lead: Partial<ScoredLead>) =>
  scoreLead({ ...NOTHING, ...lead }, { ...KNOWN, score: SCORE });
/** Of one that asks about a franchise in its message, which gives no points. */
const score = (lead: Partial<ScoredLead>) => {
  const found = scoreOf({ ...lead, message: `Franchise? ${lead.message ?? ''}` });
  if (!found) throw new Error('It has no score.');
  return found;
};

test('of whom nothing more is known gets no points and no reason', () => {
  expect(score({})).toEqual({ points: 0, word: 'Weak', reasons: [] });
});

test.each<[boolean, Partial<ScoredLead>]>([
  [true, { subject: 'franchise' }],
  [true, { subject: 'general', message: 'A FRANCHISEE of yours told me' }],
  [true, { subject: null, message: 'फ़्रैंचाइज़ी चाहिए' }],
  [true, { subject: 'support', budget_rupees: 900_000 }],
  [true, { message: 'We want to invest, budget 12 lakh' }],
  [true, { subject: 'partnership', model: 'Cloud Kitchen Model' }],
  [true, { interest: { from: 'finder', models: ['cloudKitchen'] } }],
  [false, { subject: 'support', phone: '+919876512345', city: 'Ludhiana' }],
  [false, { subject: 'general', message: 'Do you deliver in Ludhiana?', enquiries_of_person: 3 }],
  [false, { subject: null, message: 'An enfranchised guest of your food court' }],
  [false, { attribution: { looked: '/brands/roll-nation' } }],
])('it is %s that %j has a score', (isScored, lead) =>
  expect(scoreOf(lead) !== undefined).toBe(isScored),
);

test.each<[Partial<ScoredLead>, string[]]>([
  [{ subject: 'franchise' }, ['+20 asked for a franchise']],
  [{ subject: 'support' }, []],
  [{ phone: '+919876512345' }, ['+15 the number is valid']],
  // A landline and a number from abroad are no Indian mobile numbers.
  [{ phone: '+911722700000' }, []],
  [{ phone: '+14155550123' }, []],
  [{ city: ' ludhiana ' }, ['+20 Ludhiana is open']],
  [{ city: 'Chennai' }, []],
  [{ message: 'A shop in Ludhiana' }, ['+20 Ludhiana is open, from the message']],
  // What somebody noted counts more than what the message says.
  [{ message: 'A shop in Ludhiana', city: 'Chennai' }, []],
  [{ budget_rupees: 900_000 }, ['+25 budget ₹9 lakh meets Single Brand Franchise']],
  [
    { budget_rupees: 900_000, model: 'Cloud Kitchen Model' },
    ['+25 budget ₹9 lakh meets Cloud Kitchen Model'],
  ],
  [{ budget_rupees: 900_000, model: 'Multi-Brand Food Court' }, []],
  [{ budget_rupees: 400_000 }, []],
  [{ budget_rupees: 9_900_000 }, ['+25 budget ₹99 lakh meets Multi-Brand Food Court']],
  [{ message: `${'Hello. '.repeat(50)} Budget 12 lakh` }, []],
  [
    { message: 'Budget 12 lakh' },
    ['+25 budget ₹12 lakh meets Single Brand Franchise, from the message'],
  ],
  [{ attribution: { looked: '/brands/roll-nation' } }, ['+10 looked at roll nation']],
  [{ attribution: 'broken' }, []],
  [
    { interest: { from: 'finder', models: ['cloudKitchen'] } },
    ['+10 the finder said Cloud Kitchen Model'],
  ],
  [{ enquiries_of_person: 3 }, ['+10 3 enquiries']],
])('%j gets %j', (lead, reasons) => expect(score(lead).reasons).toEqual(reasons));

test('points add up to a word, and to a hundred at most', () => {
  const all: Partial<ScoredLead> = {
    subject: 'franchise',
    phone: '+919876512345',
    city: 'Ludhiana',
    budget_rupees: 1_200_000,
    attribution: { looked: '/franchise' },
    interest: { from: 'finder', models: ['cloudKitchen'] },
    enquiries_of_person: 2,
  };
  expect(score(all)).toMatchObject({ points: 100, word: 'Strong' });
  expect(score({ subject: 'franchise', phone: '+919876512345' })).toMatchObject({
    points: 35,
    word: 'Fair',
  });
});
