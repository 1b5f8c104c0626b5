import { expect, test } from 'vitest';
import { KNOWN } from '../../admin/testing/known.ts';
import { makeRow } from '../../admin/testing/untouched.ts';
import { type FactLead, factsOf, summariseFacts } from './facts-of.ts';

const NOTHING: FactLead = makeRow({ message: 'Hi' });
const MESSAGE = 'Own shop of 1200 sq ft on Mall Road Bathinda, budget 30 lakh, call after 6';
const facts = (lead: Partial<FactLead>) => factsOf({ ...NOTHING, ...lead }, KNOWN);

test('a lead of which nothing is known has no facts', () => {
  expect(facts({})).toEqual({});
  expect(summariseFacts({})).toBe('');
});

test('the message alone fills the line of a row', () => {
  expect(summariseFacts(facts({ message: MESSAGE }))).toBe(
    'Bathinda · ₹30 lakh · 1,200 sq ft · own shop · after 6',
  );
});

test('what was noted goes before what the visitor chose, and that before what he wrote', () => {
  const interest = { from: 'finder', budget: 4_000_000, city: 'Moga', place: 'rented' };
  expect(facts({ message: MESSAGE, interest, city: 'Barnala' })).toMatchObject({
    city: { value: 'Barnala', source: 'noted' },
    budget_rupees: { value: 4_000_000, source: 'form' },
    place: { value: 'rented', source: 'form' },
    area_sqft: { value: 1200, source: 'message' },
    best_hour: { value: 18, source: 'message' },
  });
});

test('an hour reads as a shopkeeper says it', () => {
  const said = [0, 9, 12, 13, 18, 20].map((value) =>
    summariseFacts({ best_hour: { value, source: 'noted' } }),
  );
  expect(said).toEqual([
    'after 12 am',
    'after 9 am',
    'after 12',
    'after 1',
    'after 6',
    'after 8 pm',
  ]);
});
