import { expect, it } from 'vitest';
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

/** Let through, held until a proof of work, or held despite one. */
type Verdict = 'passes' | 'waits' | 'stays';
const opened = { formToken: tokenOf(MINUTE) };
it.each<[Verdict, string, Case]>([
  ['passes', 'a form that was filled in by hand', opened],
  ['passes', 'a form without JavaScript', {}],
  ['passes', 'a form that stood open for three days', { formToken: tokenOf(72 * 60 * MINUTE) }],
  ['waits', 'a form that was filled in within a second', { formToken: tokenOf(1_000) }],
  ['waits', 'a token from the future', { formToken: tokenOf(-MINUTE) }],
  ['waits', 'a request that has no hidden field', { homepage: undefined, ...opened }],
  ['waits', 'the thirty-first of one network', { ...opened, waits: OVER('network') }],
  [
    'waits',
    'many of one IPv6 site, over all three of its limits',
    { ...opened, waits: ENQUIRY_LIMITS.map(({ name }) => (name.startsWith('network') ? 30 : 0)) },
  ],
  [
    'waits',
    'the first that is over a limit, for one second',
    { ...opened, waits: OVER('network').map((wait) => Math.min(wait, 1)) },
  ],
  ['waits', 'an hour with very many', { ...opened, waits: OVER('all') }],
  ['waits', 'the sixth of one address', { ...opened, waits: OVER('address') }],
  ['waits', 'the sixth of one number', { ...opened, waits: OVER('phone') }],
  ['waits', 'the fourth with the same words', { ...opened, waits: OVER('words') }],
  ['waits', 'a forged token', { formToken: 'abc.AAAAAAAAAAAAAAAAAAAAAA' }],
  ['stays', 'a hidden field that was filled in', { homepage: 'https://x', ...opened }],
  ['stays', 'two signs at once', { waits: OVER('address'), formToken: tokenOf(1_000) }],
  [
    'stays',
    'forum links and a forged token',
    { formToken: 'abc.AAAAAAAAAAAAAAAAAAAAAA', message: '[url=https://a.example]' },
  ],
])('%s: %s', (verdict, _what, facts) => {
  const { reasons, proofReleases } = judged(facts);
  expect(reasons.length > 0).toBe(verdict !== 'passes');
  expect(proofReleases).toBe(verdict === 'waits');
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
