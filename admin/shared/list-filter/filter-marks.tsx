import { FACETS } from '../../../contract/desk/facets.ts';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { X } from '../../../ui/icon/icons.ts';
import { SUBJECT_OPTIONS } from '../lead/subject-options.ts';
import {
  CONSENT_OPTIONS,
  daysOf,
  LIST_OPTIONS,
  type Member,
  nameFacet,
  type Option,
  ORDER_OPTIONS,
  STAGE_OPTIONS,
} from './filter-options.ts';
import styles from './list-filter.module.css';

const nameIn = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

const written = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day as the filter has it, for people: `22 Nov 2026`, or `the last 90 days` where it moves with the days. */
function nameDay(day: string): string {
  if (/^\d{4}-/.test(day)) return written.format(new Date(`${day}T00:00Z`));
  return day.endsWith('d') ? `the last ${day.slice(0, -1)} days` : day;
}

/** Words for one part of a filter; a city says itself what it is. */
const WORDS: Readonly<Record<string, (value: string) => string>> = {
  list: (list) => (list === 'new' ? 'New' : nameIn(LIST_OPTIONS, list)),
  order: (order) => nameIn(ORDER_OPTIONS, order),
  search: (words) => `“${words}”`,
  stage: (stage) => nameIn(STAGE_OPTIONS, stage),
  subject: (subject) => nameIn(SUBJECT_OPTIONS, subject),
  consent: (consent) => nameIn(CONSENT_OPTIONS, consent),
  city: (city) => city,
  from: (day) => `From ${nameDay(day)}`,
  until: (day) => `Until ${nameDay(day)}`,
};

/** One part of a filter that is set. */
interface FilterMark {
  words: string;
  /** The filter without it. */
  without: ListFilter;
}

/** What a filter asks for, each part with the filter that is left without it. The search stands in its own field. */
export function describeFilter(filter: ListFilter, members: readonly Member[] = []): FilterMark[] {
  const { search: _search, list, stage: stages = [], from, until, ...others } = filter;
  const days = daysOf(filter);
  const mark = (name: keyof ListFilter, value: string | undefined): FilterMark[] =>
    value === undefined
      ? []
      : [{ words: nameValue(name, value, members), without: drop(filter, name) }];
  return [
    ...(list === 'all' ? [] : mark('list', list)),
    ...stages.map((stage) => {
      const left = stages.filter((one) => one !== stage);
      return {
        words: nameValue('stage', stage, members),
        without: { ...drop(filter, 'stage'), ...(left.length > 0 && { stage: left }) },
      };
    }),
    ...(days
      ? [{ words: days.label, without: drop(filter, 'from', 'until') }]
      : [...mark('from', from), ...mark('until', until)]),
    ...Object.entries(others).flatMap(([name, value]) => mark(name as keyof ListFilter, value)),
  ];
}

function nameValue(name: keyof ListFilter, value: string, members: readonly Member[]): string {
  const facet = FACETS.find((one) => one === name);
  if (facet && facet !== 'city') return `${nameFacet(facet)}: ${value}`;
  if (name !== 'assigned_to') return WORDS[name]?.(value) ?? value;
  const person = members.find(({ id }) => id === value)?.name ?? 'one person';
  return `Assigned to ${value === 'none' ? 'nobody' : person}`;
}

const drop = (filter: ListFilter, ...names: (keyof ListFilter)[]): ListFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !names.some((one) => one === name)));

export interface FilterMarksProps {
  filter: ListFilter;
  members: readonly Member[] | undefined;
  onChange: (filter: ListFilter) => void;
}

/** The parts of the filter that is set, each with the way to take it off. */
export default function FilterMarks({ filter, members, onChange }: FilterMarksProps) {
  return (
    <>
      {describeFilter(filter, members).map(({ words, without }) => (
        <button
          key={words}
          type="button"
          className={styles.mark}
          aria-label={`Without “${words}”`}
          onClick={() => onChange(without)}
        >
          <bdi>{words}</bdi>
          <Icon icon={X} />
        </button>
      ))}
      <Button kind="quiet" size="small" onClick={() => onChange({})}>
        Clear filters
      </Button>
    </>
  );
}
