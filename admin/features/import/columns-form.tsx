import { useState } from 'react';
import {
  type DeskContent,
  IMPORT_FIELDS,
  type ImportField,
} from '../../../contract/desk/desk-content.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { countRows } from './count-rows.ts';
import styles from './import.module.css';
import { LeftOut } from './left-out.tsx';
import { findPortal, keptColumns, type Mapping, proposeMapping } from './map-columns.ts';
import { type DateOrder, findOrder } from './read-date.ts';
import { cellsOf, type FileTable } from './read-table.ts';

const LABELS: Readonly<Record<ImportField, string>> = {
  name: 'Name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  city: 'City',
  subject: 'Subject',
  message: 'Message',
  date: 'Date it came',
  budget: 'Budget in rupees',
  area: 'Area in sq ft',
  brand: 'Brand',
  source: 'Source of each lead',
  campaign: 'Campaign',
  ad: 'Ad',
};

const ORDERS = [
  { value: '', label: 'Choose' },
  { value: 'day', label: 'The day comes first' },
  { value: 'month', label: 'The month comes first' },
];

/** @returns a date of a column that can be read both ways */
function findOpenDate(table: FileTable, { date = [] }: Mapping): string | undefined {
  const open = date.find((at) => findOrder(cellsOf(table, at)) === undefined);
  return open === undefined
    ? undefined
    : cellsOf(table, open).find((cell) => findOrder([cell]) === undefined);
}

export interface ColumnsFormProps {
  name: string;
  table: FileTable;
  content: DeskContent;
  isBusy: boolean;
  onCheck: (mapping: Mapping, source: string, order?: DateOrder) => void;
}

/** What each column of the file holds, as proposed by its name; the first row shows whether that is right. */
export function ColumnsForm({ name, table, content, isBusy, onCheck }: ColumnsFormProps) {
  const { columns, rows } = table;
  const [mapping, setMapping] = useState<Mapping>(() =>
    proposeMapping(columns, content.imports.columns),
  );
  const [source, setSource] = useState(() => findPortal(columns, content.imports.portals) ?? '');
  const [order, setOrder] = useState<DateOrder>();
  const openDate = findOpenDate(table, mapping);
  const options = [
    { value: '', label: 'Not in this file' },
    ...columns.map((column, at) => ({ value: String(at), label: column || `Column ${at + 1}` })),
  ];
  const choose = (field: ImportField, value: string) => {
    const { [field]: _before, ...others } = mapping;
    setMapping(value === '' ? others : { ...others, [field]: [Number(value)] });
  };
  const kept = keptColumns(columns, mapping).length;
  const canBeReached = mapping.phone !== undefined || mapping.email !== undefined;

  return (
    <form
      className={styles.columns}
      onSubmit={(event) => {
        event.preventDefault();
        onCheck(mapping, source.trim(), order);
      }}
    >
      <p>
        <strong>{name}</strong>: {countRows(rows.length)}. Check what each column holds.
      </p>
      <LeftOut table={table} />
      <div className={styles.fields}>
        {IMPORT_FIELDS.map((field) => {
          const [at, ...others] = mapping[field] ?? [];
          const example = at === undefined ? '' : (rows[0]?.cells[at] ?? '');
          const hints = [
            example && `Such as “${example.slice(0, 60)}”`,
            others.length > 0 && `Else ${others.map((other) => columns[other]).join(', ')}`,
          ].filter(Boolean);
          return (
            <SelectField
              key={field}
              label={LABELS[field]}
              name={field}
              options={options}
              value={at === undefined ? '' : String(at)}
              hint={hints.join('. ') || undefined}
              onChange={(event) => choose(field, event.target.value)}
            />
          );
        })}
        {openDate && (
          <SelectField
            label={`Which date is ${openDate}?`}
            name="order"
            required
            options={ORDERS}
            value={order ?? ''}
            hint="The file can be read both ways."
            onChange={(event) => setOrder(event.target.value as DateOrder)}
          />
        )}
        <TextField
          label="Source where the file says none"
          name="portal"
          autoComplete="off"
          maxLength={WORK_LIMITS.source}
          isOptional
          value={source}
          onChange={(event) => setSource(event.target.value)}
        />
      </div>
      {kept > 0 && (
        <p>
          {kept === 1 ? '1 column is kept as an answer' : `${kept} columns are kept as answers`} in
          the message.
        </p>
      )}
      {!canBeReached && <p role="alert">Choose the column of the phone or of the email.</p>}
      <Button type="submit" isBusy={isBusy} disabled={!canBeReached}>
        Check the file
      </Button>
    </form>
  );
}
