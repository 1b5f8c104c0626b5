import { useState } from 'react';
import { ASSIGNMENT_RULES, type TeamSettings } from '../../../contract/desk/team.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './team.module.css';
import type { useTeam } from './use-team.ts';

const RULE_NAMES = {
  off: 'Nobody, until somebody is chosen',
  'round-robin': 'Each caller in turn',
  city: 'By city',
} as const;

/** The cities as they are edited; a new row has a number that no other has. */
interface Row {
  key: number;
  city: string;
  member: string;
}

/** To whom new enquiries are given. */
export function AssignmentForm({
  settings,
  assign,
}: {
  settings: TeamSettings;
  assign: ReturnType<typeof useTeam>['assign'];
}) {
  const { assignment, members } = settings;
  const workers = members
    .filter(({ role }) => role === 'owner' || role === 'caller')
    .map(({ id, email }) => ({ value: id, label: email }));
  const first = workers[0]?.value ?? '';
  const [rule, setRule] = useState(assignment.rule);
  const [rows, setRows] = useState<readonly Row[]>(
    assignment.cities.map((one, key) => ({ key, ...one })),
  );
  const change = (key: number, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const cities = rows.filter(({ city }) => city.trim());
        assign.mutate({ rule, cities: cities.map(({ city, member }) => ({ city, member })) });
      }}
    >
      <SelectField
        label="New enquiries go to"
        name="rule"
        options={ASSIGNMENT_RULES.map((value) => ({ value, label: RULE_NAMES[value] }))}
        value={rule}
        onChange={(event) =>
          setRule(ASSIGNMENT_RULES.find((one) => one === event.target.value) ?? 'off')
        }
      />
      {rule === 'city' && (
        <>
          <ul className={styles.cities} aria-label="Cities">
            {rows.map(({ key, city, member }) => (
              <li key={key}>
                <TextField
                  label="City"
                  name="city"
                  className={styles.city}
                  autoComplete="off"
                  maxLength={WORK_LIMITS.city}
                  value={city}
                  onChange={(event) => change(key, { city: event.target.value })}
                />
                <SelectField
                  label="Goes to"
                  name="member"
                  options={workers}
                  value={member}
                  onChange={(event) => change(key, { member: event.target.value })}
                />
                <Button
                  kind="quiet"
                  size="small"
                  className={styles.send}
                  onClick={() => setRows(rows.filter((row) => row.key !== key))}
                >
                  Take away<span className="visually-hidden"> {city}</span>
                </Button>
              </li>
            ))}
          </ul>
          <Button
            kind="secondary"
            size="small"
            className={styles.send}
            onClick={() =>
              setRows([
                ...rows,
                { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, city: '', member: first },
              ])
            }
          >
            Add a city
          </Button>
          <p className={styles.since}>
            A lead is given away as soon as its city is known. Other cities stay nobody’s.
          </p>
        </>
      )}
      <Button type="submit" isBusy={assign.isPending} className={styles.send}>
        Save
      </Button>
    </form>
  );
}
