import { describe, expect, it } from 'vitest';
import { ENQUIRY_LIMITS } from '../_shared/doubt.ts';
import { signFormToken } from '../_shared/signatures.ts';
import { checkToken, type IdentifiedSubmission, judge } from './judge.ts';
import { enquiry, SECRETS } from './testing/home.ts';

const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const NOW = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;
const tokenOf = (age: number) => signFormToken(ID, NOW - age, SECRETS);

interface Case {
  homepage?: string | undefined;
  formToken?: string | undefined;
  waits?: number[];
  message?: string;
}

const judged = ({ message = enquiry.message, waits = [], ...rest }: Case) => {
  const submission = {
    submissionId: ID,
    homepage: '',
    formToken: undefined,
    consents: [],
    notice: undefined,
    attribution: undefined,
    ...rest,
  };
  const token = checkToken(submission, { secrets: SECRETS, now: NOW });
  return judge({ ...enquiry, message }, submission, { token, waits });
};
const OVER = (name: string) => ENQUIRY_LIMITS.map((limit) => (limit.name === name ? 30 : 0));

describe('lets through', () => {
  it.each<[string, Case]>([
    ['a form that was filled in by hand', { formToken: tokenOf(MINUTE) }],
    ['a form without JavaScript', {}],
    ['a form that stood open for three days', { formToken: tokenOf(72 * 60 * MINUTE) }],
  ])('%s', (_what, facts) => {
    expect(judged(facts)).toEqual({ reasons: [], proofReleases: false });
  });
});

describe('quarantines, until a proof of work,', () => {
  it.each<[string, Case]>([
    ['a form that was filled in within a second', { formToken: tokenOf(1_000) }],
    ['a token from the future', { formToken: tokenOf(-MINUTE) }],
    ['a request that has no hidden field', { homepage: undefined, formToken: tokenOf(MINUTE) }],
    ['the thirty-first of one network', { formToken: tokenOf(MINUTE), waits: OVER('network') }],
    [
      'many of one IPv6 site, over all three of its limits',
      {
        formToken: tokenOf(MINUTE),
        waits: ENQUIRY_LIMITS.map(({ name }) => (name.startsWith('network') ? 30 : 0)),
      },
    ],
    [
      'the first that is over a limit, for one second',
      { formToken: tokenOf(MINUTE), waits: OVER('network').map((wait) => Math.min(wait, 1)) },
    ],
    ['an hour with very many', { formToken: tokenOf(MINUTE), waits: OVER('all') }],
    ['the sixth of one address', { formToken: tokenOf(MINUTE), waits: OVER('address') }],
    ['the sixth of one number', { formToken: tokenOf(MINUTE), waits: OVER('phone') }],
    ['the fourth with the same words', { formToken: tokenOf(MINUTE), waits: OVER('words') }],
    ['a forged token', { formToken: 'abc.AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('%s', (_what, facts) => {
    const { reasons, proofReleases } = judged(facts);
    expect(reasons).not.toEqual([]);
    expect(proofReleases).toBe(true);
  });
});

describe('quarantines despite a proof of work', () => {
  it.each<[string, Case]>([
    ['a hidden field that was filled in', { homepage: 'https://x', formToken: tokenOf(MINUTE) }],
    ['two signs at once', { waits: OVER('address'), formToken: tokenOf(1_000) }],
    [
      'forum links and a forged token',
      { formToken: 'abc.AAAAAAAAAAAAAAAAAAAAAA', message: '[url=https://a.example]' },
    ],
  ])('%s', (_what, facts) => {
    const { reasons, proofReleases } = judged(facts);
    expect(reasons).not.toEqual([]);
    expect(proofReleases).toBe(false);
  });
});

it('tells the administrator every sign it found', () => {
  const { reasons } = judged({ homepage: 'x', waits: ENQUIRY_LIMITS.map(() => 9) });
  const distinct = new Set(ENQUIRY_LIMITS.map(({ reason }) => reason));
  expect(reasons).toHaveLength(2 + distinct.size);
});

it.each([
  [2_999, 'fast'],
  [3_000, 'good'],
  [48 * 60 * MINUTE, 'good'],
  [48 * 60 * MINUTE + 1, 'old'],
])('judges a form that was open for %i ms as %s', (age, state) => {
  const formToken = signFormToken(ID, NOW, SECRETS);
  const submission = { submissionId: ID, formToken } as IdentifiedSubmission;
  expect(checkToken(submission, { secrets: SECRETS, now: NOW + age })).toBe(state);
});
