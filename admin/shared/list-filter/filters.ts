import { formatField, LEAD_FIELDS } from '../../../contract/desk/lead-fields.ts';
import { FACETS, type ListFilter } from '../../../contract/desk/list.ts';
import { STAGES } from '../../../contract/desk/stages.ts';
import { SUBJECTS } from '../../../contract/subjects.ts';
import type { SelectOption } from '../../../ui/field/select-field.tsx';
import { locale, t, tLabels } from '../language/language.ts';
import { STAGE_NAMES } from '../work/stage-names.ts';

export type Member = Record<'id' | 'name', string>;

export const SUBJECT_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'All subjects' },
  ...SUBJECTS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
  { value: 'none', label: 'No subject chosen' },
];

export interface Filter {
  name: keyof ListFilter;
  label: string;
  /** What may be chosen, an empty value for no filter; without them any text may be typed. */
  options?: (members: readonly Member[]) => SelectOption[];
  /** What a value is called where the filter is set; without it its option says that, or label and value. */
  describe?: (value: string, members: readonly Member[]) => string;
}

const written = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** @returns `22 Nov 2026`, or `the last 90 days` where the day moves with the days */
export function nameDay(day: string): string {
  if (/^\d{4}-/.test(day)) return written.format(new Date(`${day}T00:00Z`));
  return day.endsWith('d') ? t('the last {count} days', { count: day.slice(0, -1) }) : day;
}

const oneOf = (any: string, choices: Readonly<Record<string, string>>) => () => [
  { value: '', label: t(any) },
  ...Object.entries(choices).map(([value, label]) => ({ value, label: t(label) })),
];

function atLeast(
  name: 'score' | 'budget' | 'area',
  label: string,
  steps: readonly number[],
  say: (step: number) => string,
): Filter {
  const describe = (step: number | string) => t('{least} or more', { least: say(Number(step)) });
  return {
    name,
    label,
    options: () => [
      { value: '', label: t('Any {label}', { label: t(label).toLowerCase() }) },
      ...steps.map((step) => ({ value: String(step), label: describe(step) })),
    ],
    describe,
  };
}

export const FILTERS: readonly Filter[] = [
  {
    name: 'stage',
    label: 'Stage',
    options: () => STAGES.map((value) => ({ value, label: t(STAGE_NAMES[value]) })),
  },
  {
    name: 'list',
    label: 'Which leads',
    options: oneOf('All leads', {
      unanswered: 'Unanswered',
      overdue: 'Follow-up overdue',
      'due-today': 'Follow-up today',
      'no-step': 'No next step',
      new: 'New',
      'no-contact': 'Withdrawn',
    }),
  },
  { name: 'subject', label: 'Subject', options: () => tLabels(SUBJECT_OPTIONS) },
  { name: 'from', label: 'From', describe: (day) => t('From {day}', { day: nameDay(day) }) },
  { name: 'until', label: 'Until', describe: (day) => t('Until {day}', { day: nameDay(day) }) },
  atLeast('score', 'Score', [80, 60, 30], (points) => `${t('Score')} ${points}`),
  atLeast('budget', 'Budget', [500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000], (rupees) =>
    formatField('budget_rupees', rupees),
  ),
  atLeast('area', 'Area', [100, 300, 500, 1000, 5000], (area) => formatField('area_sqft', area)),
  {
    name: 'consent',
    label: 'Consent',
    options: oneOf('Any consent', {
      calls: 'Calls allowed',
      'no-calls': 'No calls',
      withdrawn: 'Do not contact',
    }),
  },
  {
    name: 'assigned_to',
    label: 'Assigned to',
    options: (members) => [
      { value: '', label: t('Anybody') },
      { value: 'none', label: t('Nobody') },
      ...members.map(({ id, name }) => ({ value: id, label: name })),
    ],
    describe: (id, members) => {
      const name = members.find((one) => one.id === id)?.name ?? t('one person');
      return id === 'none' ? t('Assigned to nobody') : t('Assigned to {name}', { name });
    },
  },
  {
    name: 'order',
    label: 'Order',
    options: oneOf('As the list has it', {
      newest: 'Newest first',
      oldest: 'Oldest first',
      due: 'Follow-up first',
      worth: 'Best score first',
      budget: 'Largest budget first',
      area: 'Largest area first',
      city: 'By city',
    }),
  },
  ...FACETS.map((name) => ({
    name,
    label: name === 'campaign' ? 'Campaign' : name === 'tag' ? 'Tag' : LEAD_FIELDS[name].label,
    // A city says itself what it is.
    ...(name === 'city' && { describe: (city: string) => city }),
  })),
];

/** @returns what a value is called where the filter is set */
export function describeValue(one: Filter, value: string, members: readonly Member[]): string {
  const { label, options, describe } = one;
  if (describe) return describe(value, members);
  if (!options) return `${t(label)}: ${value}`;
  return options(members).find((option) => option.value === value)?.label ?? value;
}

export const DAYS = [
  { value: 'today', label: 'Today', from: 'today', until: undefined },
  { value: 'yesterday', label: 'Yesterday', from: 'yesterday', until: 'yesterday' },
  { value: '7d', label: 'Last 7 days', from: '7d', until: undefined },
  { value: '30d', label: 'Last 30 days', from: '30d', until: undefined },
] as const;

export const daysOf = ({ from, until }: ListFilter) =>
  DAYS.find((days) => days.from === from && days.until === until);
