import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { facetsSchema, type ListFilter } from '../../../contract/desk/list.ts';
import { formatNumber } from '../../../contract/desk/rupees.ts';
import { STAGES, type Stage } from '../../../contract/desk/stages.ts';
import { LIST_LIMITS } from '../../../contract/desk/work-limits.ts';
import { joinClasses } from '../../../ui/class-names.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { callDesk } from '../backend/call-desk.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { t, tLabels } from '../language/language.ts';
import { useWorkers } from '../team-query.ts';
import view from '../view.module.css';
import { STAGE_NAMES } from '../work/stage-names.ts';
import { readFilter } from './filter-address.ts';
import type { FilterMarksProps } from './filter-marks.tsx';
import { DAYS, daysOf, describeValue, FILTERS, type Filter } from './filters.ts';
import styles from './list-filter.module.css';

const FRESH_MS = 5 * 60_000;

export interface FilterDialogProps extends FilterMarksProps {
  onClose: () => void;
}

export default function FilterDialog({ filter, onChange, onClose }: FilterDialogProps) {
  const formId = useId();
  const [cleared, setCleared] = useState(0);
  const [isBackwards, setIsBackwards] = useState(false);
  const start = cleared ? {} : filter;

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)];
    const asked = new URLSearchParams(fields.map(([name, at]) => [name, String(at).trim()]));
    const next = readFilter(asked);
    const { from = '', until = '' } = next;
    const areTurned = /^\d{4}-.*\d{4}-/.test(from + until) && from > until;
    setIsBackwards(areTurned);
    if (areTurned) return;
    onChange({ ...(filter.search && { search: filter.search }), ...next });
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('Filters')}
      onClose={onClose}
      cancel={t('Clear filters')}
      onCancel={() => setCleared(cleared + 1)}
      confirm={t('Show leads')}
      form={formId}
    >
      <form key={cleared} id={formId} className={view.fields} onSubmit={confirm}>
        <StagesField chosen={start.stage ?? []} />
        {FILTERS.filter(({ name }) => name !== 'stage' && name !== 'until').map((one) =>
          one.name === 'from' ? (
            <DaysField key={one.name} filter={start} isBackwards={isBackwards} />
          ) : (
            <FilterField key={one.name} one={one} value={String(start[one.name] ?? '')} />
          ),
        )}
      </form>
    </ConfirmDialog>
  );
}

const StagesField = ({ chosen }: { chosen: readonly Stage[] }) => (
  <fieldset className={joinClasses(view.row, styles.stages)}>
    <legend>
      <strong>{t('Stage')}</strong>
    </legend>
    {STAGES.map((stage) => (
      <label key={stage} className={view.pill}>
        <input type="checkbox" name="stage" value={stage} defaultChecked={chosen.includes(stage)} />
        {t(STAGE_NAMES[stage])}
      </label>
    ))}
  </fieldset>
);

function DaysField({ filter, isBackwards }: { filter: ListFilter; isBackwards: boolean }) {
  const { from, until } = filter;
  const [chosen, setChosen] = useState(daysOf(filter)?.value ?? (from || until ? 'days' : ''));
  const span = DAYS.find(({ value }) => value === chosen);
  return (
    <>
      <SelectField
        label={t('When')}
        name="when"
        options={[
          { value: '', label: t('Any time') },
          ...tLabels(DAYS),
          { value: 'days', label: t('Between two days') },
        ]}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      {span?.from && <input type="hidden" name="from" value={span.from} />}
      {span?.until && <input type="hidden" name="until" value={span.until} />}
      {chosen === 'days' && (
        <>
          <TextField label={t('From')} name="from" type="date" defaultValue={from} />
          <TextField
            label={t('Until')}
            name="until"
            type="date"
            defaultValue={until}
            error={isBackwards ? t('This day is before the first one.') : undefined}
          />
        </>
      )}
    </>
  );
}

/** A list to choose from, or any text, with what the leads hold. */
function FilterField({ one, value }: { one: Filter; value: string }) {
  const { name } = one;
  const label = t(one.label);
  const listId = useId();
  const members = useWorkers() ?? [];
  const { data } = useQuery({
    queryKey: ['desk-facets'],
    queryFn: () => callDesk('desk_facets', {}, facetsSchema),
    staleTime: FRESH_MS,
  });
  const options = one.options?.(members);
  if (options) {
    // What nobody offers, such as a former member, stays chosen.
    if (!options.some((option) => option.value === value))
      options.push({ value, label: describeValue(one, value, members) });
    return <SelectField {...{ label, name, options }} defaultValue={value} />;
  }
  const facet = Object.entries(data?.fields ?? {}).find(([field]) => field === name);
  return (
    <>
      <TextField
        label={label}
        name={name}
        list={listId}
        autoComplete="off"
        maxLength={LIST_LIMITS.filterValue}
        defaultValue={value}
      />
      <datalist id={listId}>
        {facet?.[1].map(({ value: known, leads }) => (
          <option key={known} value={known}>{`${known} (${formatNumber(leads)})`}</option>
        ))}
      </datalist>
    </>
  );
}
