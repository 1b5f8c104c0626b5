import { describe, expect, it } from 'vitest';
import { parseEnquiry } from '../../../contract/enquiry.ts';
import { type IdentifiedSubmission, judge, type TokenState } from './judge.ts';
import advertisements from './testing/texts/advertisements.json' with { type: 'json' };
import enquiries from './testing/texts/enquiries.json' with { type: 'json' };
import unseen from './testing/texts/unseen-enquiries.json' with { type: 'json' };

/** What one person or machine typed. */
interface Text {
  name: string;
  phone: string;
  message: string;
}

/** Judges a text as it comes from the form, and tells why it would be held back. */
function reasonsFor(text: Text, token: TokenState): string[] {
  const parsed = parseEnquiry({ ...text, email: 'someone@example.in' });
  if (!parsed.ok) return [`refused: ${Object.values(parsed.errors).join(' ')}`];
  const submission = { homepage: '' } as IdentifiedSubmission;
  return judge(parsed.enquiry, submission, { token, waits: [] }).reasons;
}

/** With JavaScript, and without it. */
const WAYS: readonly TokenState[] = ['good', 'missing'];

describe.each(WAYS)('with a form token that is %s', (token) => {
  it('holds back no enquiry of a person', () => {
    const held = [...enquiries, ...unseen].map((text) => ({
      ...text,
      reasons: reasonsFor(text, token),
    }));
    expect(held.filter(({ reasons }) => reasons.length > 0)).toEqual([]);
  });

  it('lets through at most one advertisement in ten', () => {
    const passed = advertisements.filter((text) => reasonsFor(text, token).length === 0);
    expect(passed.length, JSON.stringify(passed, null, 1)).toBeLessThanOrEqual(
      advertisements.length / 10,
    );
  });
});
