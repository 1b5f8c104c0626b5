import { expect, test } from 'vitest';
import { KNOWN } from '../../admin/testing/known.ts';
import { makeRow } from '../../admin/testing/untouched.ts';
import type { DeskContent } from './desk-content.ts';
import { type ScoredLead, scoreLead } from './score-lead.ts';

const SCORE: DeskContent['score'] = {
  strongFrom: 60,
  fairFrom: 30,
  openCities: ['Ludhiana'],
  about: { subjects: ['franchise'], words: ['franchis', 'फ्रैंचाइज'] },
  rules: [
    { rule: 'budget', from: 500_000, points: 10, reason: 'budget {budget}' },
    { rule: 'budget', from: 10_000_000, points: 60, reason: 'budget {budget}' },
    { rule: 'budget-meets-model', points: 25, reason: 'enough for {model}' },
    { rule: 'area', from: 1000, points: 15, reason: '{area}' },
    { rule: 'has-place', points: 5, reason: 'has a place' },
    { rule: 'own-place', points: 5, reason: 'owns it' },
    { rule: 'says', points: 12, reason: 'says {word}', words: ['mall', 'hospital', '# outlets'] },
    { rule: 'soon', points: 13, reason: 'soon: {word}', words: ['this month'] },
    { rule: 'no-enquiry', points: -100, reason: 'a test', words: ['franchise test'] },
    { rule: 'asked-for-franchise', points: 20, reason: 'asked for a franchise' },
    { rule: 'city-open', points: 20, reason: '{city} is open' },
    { rule: 'number-valid', points: 15, reason: 'the number is valid' },
    { rule: 'page-read', points: 10, reason: 'looked at {page}' },
    { rule: 'asked-again', points: 10, reason: '{count} enquiries' },
    { rule: 'model-found', points: 10, reason: 'the finder said {model}' },
  ],
};
const NOTHING: ScoredLead = makeRow({ subject: null, message: 'Hi', phone: null });
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
  // Neither a landline nor a number from abroad loses anything.
  [{ phone: '+911722700000' }, ['+15 the number is valid']],
  [{ phone: '+14155550123' }, ['+15 the number is valid']],
  [{ phone: '+919000000000' }, ['−100 a test']],
  [{ city: ' ludhiana ' }, ['+20 Ludhiana is open']],
  [{ city: 'Chennai' }, []],
  [{ message: 'A shop in Ludhiana' }, ['+20 Ludhiana is open, from the message']],
  // What somebody noted counts more than what the message says.
  [{ message: 'A shop in Ludhiana', city: 'Chennai' }, []],
  [{ budget_rupees: 900_000 }, ['+10 budget ₹9 lakh', '+25 enough for Single Brand Franchise']],
  [
    { budget_rupees: 900_000, model: 'Cloud Kitchen Model' },
    ['+10 budget ₹9 lakh', '+25 enough for Cloud Kitchen Model'],
  ],
  [{ budget_rupees: 900_000, model: 'Multi-Brand Food Court' }, ['+10 budget ₹9 lakh']],
  [{ budget_rupees: 400_000 }, []],
  // Of the steps that are reached the highest alone counts.
  [{ budget_rupees: 20_000_000 }, ['+60 budget ₹2 crore', '+25 enough for Multi-Brand Food Court']],
  [
    { message: 'Budget 12 lakh' },
    ['+10 budget ₹12 lakh, from the message', '+25 enough for Single Brand Franchise'],
  ],
  [{ area_sqft: 999 }, []],
  [{ message: 'We have 1200 sq ft' }, ['+15 1,200 sq ft, from the message']],
  [{ message: 'My own shop' }, ['+5 has a place', '+5 owns it, from the message']],
  [{ message: 'A shop in a mall' }, ['+12 says mall']],
  // An address on a road is no mall, and a landmark no hospital.
  [{ message: 'My shop on Mall Road, near hospital' }, ['+5 has a place']],
  [{ message: 'We run three outlets' }, ['+12 says three outlets']],
  [{ message: 'THIS MONTH' }, ['+13 soon: this month']],
  [{ interest: { start: 'now' } }, ['+13 soon: chosen on the website']],
  [{ message: 'test!' }, ['−100 a test']],
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
