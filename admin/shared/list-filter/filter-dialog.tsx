import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { FACETS, facetsSchema } from '../../../contract/desk/facets.ts';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { formatNumber } from '../../../contract/desk/rupees.ts';
import { LIST_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { callDesk } from '../backend/call-desk.ts';
import { useWorkers } from '../team-query.ts';
import view from '../view.module.css';
import { readFilter, writeFilter } from './filter-address.ts';
import { DAYS, daysOf, FILTERS, type Filter, type Member } from './filters.ts';
import styles from './list-filter.module.css';

const FRESH_MS = 5 * 60_000;

const isBackwards = ({ from = '', until = '' }: ListFilter): boolean =>
  /^\d{4}-/.test(from) && /^\d{4}-/.test(until) && from > until;

export interface FilterDialogProps {
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
  onClose: () => void;
}

export default function FilterDialog({ filter, ...props }: FilterDialogProps) {
  const members = useWorkers() ?? [];
  const formId = useId();
  const [draft, setDraft] = useState(filter);

  const set: SetFilter = (name, value) =>
    setDraft(({ [name]: _before, ...others }) =>
      value?.length ? { ...others, [name]: value } : others,
    );

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (isBackwards(draft)) return;
    // What is no filter, such as a value of spaces, is left out.
    const asked = new URLSearchParams(
      [...writeFilter(draft)].map(([name, at]) => [name, at.trim()]),
    );
    props.onChange(readFilter(asked));
    props.onClose();
  }

  return (
    <Dialog
      title="Filters"
      onClose={props.onClose}
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
      <form id={formId} className={view.fields} onSubmit={confirm}>
        {FILTERS.map((one) => (
          <FilterField key={one.name} one={one} draft={draft} members={members} set={set} />
        ))}
      </form>
    </Dialog>
  );
}

/** @param value empty for a field that does not filter */
type SetFilter = (name: keyof ListFilter, value: string | readonly string[] | undefined) => void;

interface FilterFieldProps {
  one: Filter;
  draft: ListFilter;
  members: readonly Member[];
  set: SetFilter;
}

function FilterField({ one, draft, members, set }: FilterFieldProps) {
  const { name, label, options } = one;
  if (name === 'stage') return <StagesField one={one} draft={draft} members={members} set={set} />;
  if (name === 'from') return <DaysField draft={draft} set={set} />;
  if (name === 'until') return null;
  const field = {
    label,
    name,
    value: String(draft[name] ?? ''),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  };
  return options ? (
    <SelectField {...field} options={options(members)} />
  ) : (
    <SuggestedField {...field} />
  );
}

function StagesField({ one, draft, members, set }: FilterFieldProps) {
  const chosen: readonly string[] = draft.stage ?? [];
  return (
    <fieldset className={joinClasses(view.row, styles.stages)}>
      <legend>
        <strong>{one.label}</strong>
      </legend>
      {one.options?.(members).map(({ value, label }) => {
        const isOn = chosen.includes(value);
        return (
          <label key={value} className={view.pill}>
            <input
              type="checkbox"
              checked={isOn}
              onChange={() =>
                set('stage', isOn ? chosen.filter((other) => other !== value) : [...chosen, value])
              }
            />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}

function DaysField({ draft, set }: Pick<FilterFieldProps, 'draft' | 'set'>) {
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
        options={[
          { value: '', label: 'Any time' },
          ...DAYS.map(({ value, label }) => ({ value, label })),
          { value: 'days', label: 'Between two days' },
        ]}
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

function SuggestedField(field: {
  label: string;
  name: keyof ListFilter;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}) {
  const listId = useId();
  const { data } = useQuery({
    queryKey: ['desk-facets'],
    queryFn: () => callDesk('desk_facets', {}, facetsSchema),
    staleTime: FRESH_MS,
  });
  const facet = FACETS.find((one) => one === field.name);
  return (
    <>
      <TextField list={listId} autoComplete="off" maxLength={LIST_LIMITS.filterValue} {...field} />
      <datalist id={listId}>
        {facet &&
          data?.fields[facet].map(({ value, leads }) => (
            <option key={value} value={value}>{`${value} (${formatNumber(leads)})`}</option>
          ))}
      </datalist>
    </>
  );
}
