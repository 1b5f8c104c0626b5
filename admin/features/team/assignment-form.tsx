import { useState } from 'react';
import {
  ASSIGNMENT_RULES,
  type Assignment,
  type TeamSettings,
} from '../../../contract/desk/team.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { t } from '../../shared/language/language.ts';
import view from '../../shared/view.module.css';

const RULE_NAMES = {
  off: 'Nobody, until somebody is chosen',
  'round-robin': 'Each caller in turn',
  city: 'By city',
} as const;

export interface AssignmentFormProps {
  settings: TeamSettings;
  isBusy: boolean;
  onAssign: (assignment: Assignment) => void;
}

export function AssignmentForm({ settings, isBusy, onAssign }: AssignmentFormProps) {
  const { assignment, members } = settings;
  const workers = members
    .filter(({ role }) => role === 'owner' || role === 'caller')
    .map(({ id, email }) => ({ value: id, label: email }));
  const first = workers[0]?.value ?? '';
  const [rule, setRule] = useState(assignment.rule);
  const [rows, setRows] = useState(assignment.cities);
  const change = (place: number, part: Partial<Assignment['cities'][number]>) =>
    setRows(rows.map((row, at) => (at === place ? { ...row, ...part } : row)));

  return (
    <form
      className={joinClasses(view.form, view.narrow)}
      onSubmit={(event) => {
        event.preventDefault();
        onAssign({ rule, cities: rows.filter(({ city }) => city.trim()) });
      }}
    >
      <SelectField
        label={t('New enquiries go to')}
        name="rule"
        options={ASSIGNMENT_RULES.map((value) => ({ value, label: t(RULE_NAMES[value]) }))}
        value={rule}
        onChange={(event) =>
          setRule(ASSIGNMENT_RULES.find((one) => one === event.target.value) ?? 'off')
        }
      />
      {rule === 'city' && (
        <>
          <ul className={view.form} aria-label={t('Cities')}>
            {rows.map(({ city, member }, at) => (
              // What is typed is the row's own; it has no other name.
              <li key={at} className={view.fields}>
                <TextField
                  label={t('City')}
                  name="city"
                  autoComplete="off"
                  maxLength={WORK_LIMITS.city}
                  value={city}
                  onChange={(event) => change(at, { city: event.target.value })}
                />
                <SelectField
                  label={t('Goes to')}
                  name="member"
                  options={workers}
                  value={member}
                  onChange={(event) => change(at, { member: event.target.value })}
                />
                <Button
                  kind="quiet"
                  size="small"
                  onClick={() => setRows(rows.filter((_row, one) => one !== at))}
                >
                  {t('Remove')}
                  <span className="visually-hidden"> {city}</span>
                </Button>
              </li>
            ))}
          </ul>
          <Button
            kind="secondary"
            size="small"
            onClick={() => setRows([...rows, { city: '', member: first }])}
          >
            {t('Add a city')}
          </Button>
          <p className={view.muted}>
            {t('A lead is assigned once its city is known. Others stay unassigned.')}
          </p>
        </>
      )}
      <Button type="submit" isBusy={isBusy}>
        {t('Save')}
      </Button>
    </form>
  );
}
