import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { KNOWN } from '../../admin/testing/known.ts';
import { LABELLED, type Label } from '../../admin/testing/labelled-enquiries.ts';
import { makeRow } from '../../admin/testing/untouched.ts';
import type { DeskContent } from './desk-content.ts';
import { type ScoredLead, scoreLead, urgencyOf } from './score-lead.ts';

const { score, modelWords } = parse(readFileSync('content/desk.yaml', 'utf8'));
const openCities = ['Amritsar', 'Jalandhar', 'Ludhiana', 'Mohali', 'Patiala', 'Zirakpur'];
const [single, court, cloud] = KNOWN.models;
const CONTENT: Pick<DeskContent, 'score' | 'models' | 'brands'> = {
  ...KNOWN,
  score: { ...score, openCities },
  models: [
    { ...single, words: modelWords.singleBrand },
    { ...court, words: modelWords.multiBrand },
    { ...cloud, words: modelWords.cloudKitchen },
  ] as DeskContent['models'],
};
const LEAD: ScoredLead = makeRow({ phone: '+919876512345' });

const SCORED = LABELLED.map(([label, message, more]) => ({
  label,
  message,
  ...(scoreLead({ ...LEAD, ...more, message }, CONTENT) ?? {
    points: 0,
    word: 'none',
    reasons: [],
  }),
}));
const of = (label: Label) => SCORED.filter((one) => one.label === label);
const lowest = (label: Label) => of(label).toSorted((a, b) => a.points - b.points)[0];
const highest = (label: Label) => of(label).toSorted((a, b) => b.points - a.points)[0];

test('forty enquiries come in the order in which an owner would call', () => {
  expect(SCORED).toHaveLength(40);
  expect(of('hot').filter(({ word }) => word !== 'Strong')).toEqual([]);
  expect(of('cold').filter(({ word }) => word === 'Strong' || word === 'Fair')).toEqual([]);
  expect(lowest('hot')?.points).toBeGreaterThan(highest('warm')?.points ?? 0);
  expect(lowest('warm')?.points).toBeGreaterThan(highest('cold')?.points ?? 0);
});

test('a crore, a mall and a hotel stand above everybody, and a test below', () => {
  const isLarge = /crore|1 करोड़|1\.5 cr|mall in|Our hotel|2 crore/;
  const [large, others] = [true, false].map((is) =>
    SCORED.filter(({ message }) => isLarge.test(message) === is).map(({ points }) => points),
  );
  expect(large).toHaveLength(6);
  expect(Math.min(...(large ?? []))).toBeGreaterThan(Math.max(...(others ?? [])));
  expect(SCORED.filter(({ points }) => points === 0).map(({ message }) => message)).toEqual([
    ...['test', 'Testing', 'Hi'],
  ]);
});

test('Today counts a lead double that has waited a day, and no more for longer', () => {
  const at = Date.parse('2026-11-27T12:00:00Z');
  const urgency = (message: string, hours: number) => {
    const created_at = new Date(at - hours * 3_600_000).toISOString();
    return urgencyOf({ ...LEAD, message, created_at }, CONTENT, at);
  };
  const crore = 'I want to invest ₹1 crore in Ludhiana';
  expect(urgency(crore, 0.3)).toBeGreaterThan(urgency('price?', 20));
  expect(urgency(crore, 24)).toBe(2 * urgency(crore, 0));
  expect(urgency(crore, 500)).toBe(urgency(crore, 24));
  // Neither a device whose clock is behind nor a test changes that.
  expect(urgency(crore, -3)).toBe(urgency(crore, 0));
  expect(urgency('test', 500)).toBe(0);
});
