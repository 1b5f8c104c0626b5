import type { Facet } from '../../../contract/desk/facets.ts';
import { LEAD_FIELDS } from '../../../contract/desk/lead-fields.ts';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { STAGES } from '../../../contract/desk/stages.ts';
import { STAGE_NAMES } from '../work/stage-names.ts';

export interface Option {
  value: string;
  label: string;
}

export const STAGE_OPTIONS: readonly Option[] = STAGES.map((stage) => ({
  value: stage,
  label: STAGE_NAMES[stage],
}));

/** Lists that a person may ask for; quarantine and tests have views of their own. */
export const LIST_OPTIONS: readonly Option[] = [
  { value: '', label: 'All leads' },
  { value: 'unanswered', label: 'Unanswered' },
  { value: 'overdue', label: 'Next step overdue' },
  { value: 'due-today', label: 'Next step today' },
  { value: 'no-contact', label: 'Taken back by the visitor' },
];

export const ORDER_OPTIONS: readonly Option[] = [
  { value: '', label: 'As the list has it' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'due', label: 'Next step first' },
];

export const CONSENT_OPTIONS: readonly Option[] = [
  { value: '', label: 'Any consent' },
  { value: 'calls', label: 'Calls allowed' },
  { value: 'no-calls', label: 'No calls' },
  { value: 'withdrawn', label: 'Do not contact' },
];

/** A field that a list is filtered by, as it is called everywhere. */
export function nameFacet(facet: Facet): string {
  if (facet === 'campaign') return 'Campaign';
  return facet === 'tag' ? 'Tag' : LEAD_FIELDS[facet].label;
}

/** Spans of days in India, by what they put into the filter. */
export const DAYS = [
  { value: 'today', label: 'Today', from: 'today', until: undefined },
  { value: 'yesterday', label: 'Yesterday', from: 'yesterday', until: 'yesterday' },
  { value: '7d', label: 'Last 7 days', from: '7d', until: undefined },
  { value: '30d', label: 'Last 30 days', from: '30d', until: undefined },
] as const;

/** The span that a filter asks for, if it is one of those with a name. */
export const daysOf = ({ from, until }: ListFilter) =>
  DAYS.find((days) => days.from === from && days.until === until);

/** Two days of the calendar of which the second comes first. */
export const isBackwards = ({ from = '', until = '' }: ListFilter): boolean =>
  /^\d{4}-/.test(from) && /^\d{4}-/.test(until) && from > until;

/** Somebody of the team, as a choice. */
export interface Member {
  id: string;
  name: string;
}
