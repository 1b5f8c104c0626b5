import { queryOptions, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { FACETS, type Facet, facetsSchema } from '../../../contract/desk/facets.ts';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { LIST_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { callDesk } from '../backend/call-desk.ts';
import { formatCount } from '../lead/lead-count.ts';
import { SUBJECT_OPTIONS } from '../lead/subject-options.ts';
import { readFilter, writeFilter } from './filter-address.ts';
import {
  CONSENT_OPTIONS,
  DAYS,
  daysOf,
  isBackwards,
  LIST_OPTIONS,
  type Member,
  nameFacet,
  ORDER_OPTIONS,
  STAGE_OPTIONS,
} from './filter-options.ts';
import styles from './list-filter.module.css';

/** Milliseconds for which suggestions are fresh enough. */
const FRESH_MS = 5 * 60_000;

/** Values that leads hold, for suggestions; a filter may ask for others. */
const facetsQuery = queryOptions({
  queryKey: ['desk-facets'],
  queryFn: () => callDesk('desk_facets', {}, facetsSchema),
  staleTime: FRESH_MS,
  retry: false,
});

const OPTIONS = [
  { value: '', label: 'Any time' },
  ...DAYS.map(({ value, label }) => ({ value, label })),
  { value: 'days', label: 'Between two days' },
];

interface DaysFieldProps {
  draft: ListFilter;
  set: (name: 'from' | 'until', value: string | undefined) => void;
}

/** When leads came in: a span with a name, or two days of the calendar. Days are those of India. */
function DaysField({ draft, set }: DaysFieldProps) {
  const span = daysOf(draft);
  const [isOpen, setIsOpen] = useState(!span && Boolean(draft.from || draft.until));

  function choose(value: string) {
    const chosen = DAYS.find((days) => days.value === value);
    setIsOpen(value === 'days');
    set('from', chosen?.from);
    set('until', chosen?.until);
  }

  const day = (name: 'from' | 'until') => ({
    name,
    type: 'date',
    value: draft[name] ?? '',
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });

  return (
    <>
      <SelectField
        label="When"
        name="when"
        options={OPTIONS}
        value={isOpen ? 'days' : (span?.value ?? '')}
        onChange={(event) => choose(event.target.value)}
      />
      {isOpen && (
        <>
          <TextField label="From" {...day('from')} />
          <TextField
            label="Until"
            {...day('until')}
            {...(isBackwards(draft) && { error: 'This day is before the first one.' })}
          />
        </>
      )}
    </>
  );
}

export interface FilterDialogProps {
  filter: ListFilter;
  members: readonly Member[] | undefined;
  onChange: (filter: ListFilter) => void;
  onClose: () => void;
}

/** Everything that a list can be filtered by; nothing changes before it is confirmed. */
export default function FilterDialog({
  filter,
  members = [],
  onChange,
  onClose,
}: FilterDialogProps) {
  const formId = useId();
  const [draft, setDraft] = useState<ListFilter>(filter);

  /** @param value empty for a field that does not filter */
  const set = (name: keyof ListFilter, value: string | readonly string[] | undefined) =>
    setDraft(({ [name]: _before, ...others }) =>
      value?.length ? { ...others, [name]: value } : others,
    );
  const choose = (name: keyof ListFilter) => ({
    name,
    value: String(draft[name] ?? ''),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (isBackwards(draft)) return;
    // What is no filter, such as a value of spaces, is left out.
    onChange(readFilter(writeFilter(trimmed(draft))));
    onClose();
  }

  return (
    <Dialog
      isOpen
      title="Filters"
      onClose={onClose}
      actions={
        <>
          <Button
            kind="secondary"
            onClick={() => setDraft(filter.search ? { search: filter.search } : {})}
          >
            Clear filters
          </Button>
          <Button type="submit" form={formId}>
            Show leads
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={confirm}>
        <fieldset className={styles.stages}>
          <legend>Stage</legend>
          {STAGE_OPTIONS.map(({ value, label }) => {
            const stages: readonly string[] = draft.stage ?? [];
            const isOn = stages.includes(value);
            return (
              <label key={value} className={styles.stage}>
                <input
                  type="checkbox"
                  checked={isOn}
                  onChange={() =>
                    set('stage', isOn ? stages.filter((one) => one !== value) : [...stages, value])
                  }
                />
                {label}
              </label>
            );
          })}
        </fieldset>
        <div className={styles.fields}>
          <SelectField label="Which leads" options={LIST_OPTIONS} {...choose('list')} />
          <SelectField label="Subject" options={SUBJECT_OPTIONS} {...choose('subject')} />
          <DaysField draft={draft} set={set} />
          <SelectField label="Consent" options={CONSENT_OPTIONS} {...choose('consent')} />
          <SelectField
            label="Assigned to"
            options={[
              { value: '', label: 'Anybody' },
              { value: 'none', label: 'Nobody' },
              ...members.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...choose('assigned_to')}
          />
          <SelectField label="Order" options={ORDER_OPTIONS} {...choose('order')} />
          {FACETS.map((facet) => (
            <FacetField key={facet} facet={facet} {...choose(facet)} />
          ))}
        </div>
      </form>
    </Dialog>
  );
}

const trimmed = (draft: ListFilter): ListFilter =>
  Object.fromEntries(
    Object.entries(draft)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
      .filter(([, value]) => value !== ''),
  );

interface FacetFieldProps {
  facet: Facet;
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** A field with suggestions from the newest leads; any other value may be typed. */
function FacetField({ facet, ...field }: FacetFieldProps) {
  const listId = useId();
  const { data } = useQuery(facetsQuery);
  return (
    <>
      <TextField
        label={nameFacet(facet)}
        list={listId}
        autoComplete="off"
        maxLength={LIST_LIMITS.filterValue}
        {...field}
      />
      <datalist id={listId}>
        {data?.fields[facet].map(({ value, leads }) => (
          <option key={value} value={value}>{`${value} (${formatCount(leads)})`}</option>
        ))}
      </datalist>
    </>
  );
}
