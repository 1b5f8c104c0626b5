import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { FILLED } from '../../outbox/testing/filled-form.ts';
import { ContactOutcome, type Outcome, outcomeOf, updateOutcome } from './contact-outcome.tsx';

const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const entry: OutboxEntry = {
  id: ID,
  values: FILLED,
  consents: [],
  notice: '',
  attribution: {},
  homepage: '',
  timestamp: '2026-11-21T10:00:00Z',
  tries: 1,
};
const ways = { chatNumber: '+919876543212', email: 'support@yctfc.com', phone: '+919876543210' };
const show = (outcome: Outcome | undefined) =>
  renderToStaticMarkup(<ContactOutcome outcome={outcome} ways={ways} replyHours={24} />);

describe('an enquiry that only the device has', () => {
  const kept = outcomeOf({ kind: 'sent', id: ID, isKept: true }, FILLED);

  it('is neither thanked for nor promised an answer, and the toast is not denied', () => {
    const words = show(updateOutcome(kept, [entry]));
    expect(words).toContain('has not confirmed');
    expect(words).not.toMatch(/thank you|24 hours|online|not sent/i);
  });

  it('is, once the server has confirmed it', () => {
    expect(show(updateOutcome(kept, [{ ...entry, confirmedAt: 1 }]))).toMatch(
      /thank you.*24 hours/i,
    );
  });

  it('is spoken of no more when it was removed or refused', () => {
    expect(updateOutcome(kept, [])).toBeUndefined();
    expect(updateOutcome(kept, [{ ...entry, faults: { email: 'No.' } }])).toBeUndefined();
  });
});

it('a confirmed enquiry is thanked for at once', () => {
  const sent = outcomeOf({ kind: 'sent', id: ID, isKept: true, receipt: { id: ID } }, FILLED);
  expect(show(updateOutcome(sent, []))).toMatch(/thank you.*24 hours/i);
});
