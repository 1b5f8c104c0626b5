import { useState } from 'react';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { DAYS, daysOf, isBackwards } from './filter-options.ts';

const OPTIONS = [
  { value: '', label: 'Any time' },
  ...DAYS.map(({ value, label }) => ({ value, label })),
  { value: 'days', label: 'Between two days' },
];

export interface DaysFieldProps {
  draft: ListFilter;
  set: (name: 'from' | 'until', value: string | undefined) => void;
}

/** When leads came in: a span with a name, or two days of the calendar. Days are those of India. */
export function DaysField({ draft, set }: DaysFieldProps) {
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
