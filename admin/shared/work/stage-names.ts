import type { Outcome } from '../../../contract/desk/contact.ts';
import type { Stage } from '../../../contract/desk/stages.ts';
import type { BadgeTone } from '../../../ui/badge/badge.tsx';
import { t } from '../language/language.ts';

export const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  'site-visit': 'Site visit',
  negotiating: 'Negotiating',
  won: 'Won',
  lost: 'Lost',
  'not-suitable': 'Not suitable',
};

export const STAGE_REASONS = [
  'Too little money',
  'No fitting place',
  'City not open',
  'Chose another brand',
  'Only asked',
] as const;
export const CORRECT_NUMBER = 'correct the number';

/** Says what the desk proposed and kept in English; what somebody typed stays as it is. */
export const sayKept = (kept: string): string =>
  [...STAGE_REASONS, CORRECT_NUMBER].some((one) => one === kept) ? t(kept) : kept;

export const STAGE_TONES: Readonly<Record<Stage, BadgeTone>> = {
  new: 'red',
  contacted: 'blue',
  qualified: 'blue',
  'site-visit': 'blue',
  negotiating: 'blue',
  won: 'green',
  lost: 'grey',
  'not-suitable': 'grey',
};

export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  reached: 'Reached',
  'no-answer': 'No answer',
  busy: 'Busy',
  'call-back': 'Call back at…',
  sent: 'Sent',
  replied: 'Replied',
  'wrong-number': 'Wrong number',
  'not-interested': 'Not interested',
};
