import { expect, test } from 'vitest';
import { subjectTone } from './lead-badges.tsx';

test.each([
  ['franchise', 'green'],
  ['Franchise ', 'green'],
  ['partnership', 'blue'],
  ['support', 'red'],
  ['general', 'grey'],
  ['New Contact Form Submission', 'grey'],
  ['constructor', 'grey'],
  ['', 'grey'],
  [null, 'grey'],
] as const)('%j is %s', (subject, tone) => expect(subjectTone(subject)).toBe(tone));
