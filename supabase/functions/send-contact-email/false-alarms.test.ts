import { describe, expect, it } from 'vitest';
import { parseEnquiry } from '../../../contract/enquiry.ts';
import { type IdentifiedSubmission, judge, type TokenState } from './judge.ts';
import advertisements from './testing/texts/advertisements.json' with { type: 'json' };
import enquiries from './testing/texts/enquiries.json' with { type: 'json' };
import freshAdvertisements from './testing/texts/fresh-advertisements.json' with { type: 'json' };
import freshEnquiries from './testing/texts/fresh-enquiries.json' with { type: 'json' };
import laterAdvertisements from './testing/texts/later-advertisements.json' with { type: 'json' };
import laterEnquiries from './testing/texts/later-enquiries.json' with { type: 'json' };
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
    const held = [...enquiries, ...unseen, ...laterEnquiries, ...freshEnquiries].map((text) => ({
      ...text,
      reasons: reasonsFor(text, token),
    }));
    expect(held.filter(({ reasons }) => reasons.length > 0)).toEqual([]);
  });

  const passed = (texts: readonly Text[]) =>
    texts.filter((text) => reasonsFor(text, token).length === 0);

  it('lets through at most one advertisement in ten of those that the rules were made for', () => {
    for (const texts of [advertisements, [...advertisements, ...laterAdvertisements]]) {
      const through = passed(texts);
      expect(through.length, JSON.stringify(through, null, 1)).toBeLessThanOrEqual(
        texts.length / 10,
      );
    }
  });

  it('lets through no more than once of those that no rule was made for', () => {
    expect(passed(freshAdvertisements).length).toBeLessThanOrEqual(13);
  });

  it.each(['Pharm', 'Pharm.', 'Dr Pharm'])(
    'reads the first sentence as one also after the name %s',
    (name) => {
      const message = 'Buy Viagra and Cialis without prescription, overnight shipping';
      expect(reasonsFor({ name, phone: '9810011111', message }, token)).toHaveLength(
        token === 'good' ? 1 : 2,
      );
    },
  );
});
