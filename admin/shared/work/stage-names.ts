import type { Outcome } from '../../../contract/desk/contact.ts';
import type { Stage } from '../../../contract/desk/stages.ts';
import type { BadgeTone } from '../../../ui/badge/badge.tsx';

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
