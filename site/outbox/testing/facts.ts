import type { SubmissionFacts } from '../outbox-entry.ts';

/** A submission as the form fixes it when the button is pressed. */
export const FACTS = {
  id: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  token: 'opened.signed',
  consents: ['calls'],
  notice: '2026-11',
  attribution: { page: '/contact' },
  homepage: '',
} satisfies SubmissionFacts;
