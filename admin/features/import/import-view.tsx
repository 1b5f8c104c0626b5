import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import {
  type DeskContent,
  IMPORT_FIELDS,
  type ImportField,
} from '../../../contract/desk/desk-content.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { newId } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { failed, showToast } from '../../../ui/toast/toast.ts';
import { deskContentQuery } from '../../shared/contact/desk-content-query.ts';
import { tFilled } from '../../shared/language/filled.ts';
import { t, tCount, tLabels } from '../../shared/language/language.ts';
import { Panel } from '../../shared/panel.tsx';
import view from '../../shared/view.module.css';
import { CheckedView, countRows, LeftOut } from './checked-view.tsx';
import { FileProblem } from './file-problem.ts';
import styles from './import.module.css';
import {
  findPortal,
  isOurWorkbook,
  keptColumns,
  type Mapping,
  proposeMapping,
} from './map-columns.ts';
import { type DateOrder, findOrder } from './read-date.ts';
import { readInWorker } from './read-in-worker.ts';
import { readRows } from './read-rows.ts';
import { cellsOf, type FileTable } from './read-table.ts';
import { type CheckedFile, checkFile } from './use-import.ts';

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

function findOpenDate(table: FileTable, { date = [] }: Mapping): string | undefined {
  const open = date.find((at) => findOrder(cellsOf(table, at)) === undefined);
  return open === undefined
    ? undefined
    : cellsOf(table, open).find((cell) => findOrder([cell]) === undefined);
}

interface ColumnsFormProps {
  name: string;
  table: FileTable;
  content: DeskContent;
  isBusy: boolean;
  onCheck: (mapping: Mapping, source: string, order?: DateOrder) => void;
}

function ColumnsForm({ name, table, content, isBusy, onCheck }: ColumnsFormProps) {
  const { columns, rows } = table;
  const [mapping, setMapping] = useState<Mapping>(() =>
    proposeMapping(columns, content.imports.columns),
  );
  const [source, setSource] = useState(() => findPortal(columns, content.imports.portals) ?? '');
  const [order, setOrder] = useState<DateOrder>();
  const openDate = findOpenDate(table, mapping);
  const options = [
    { value: '', label: t('Not in this file') },
    ...columns.map((column, at) => ({
      value: String(at),
      label: column || t('Column {number}', { number: at + 1 }),
    })),
  ];
  const choose = (field: ImportField, value: string) => {
    const { [field]: _before, ...others } = mapping;
    setMapping(value === '' ? others : { ...others, [field]: [Number(value)] });
  };
  const kept = keptColumns(columns, mapping).length;
  const canBeReached = mapping.phone !== undefined || mapping.email !== undefined;

  return (
    <form
      className={view.stack}
      onSubmit={(event) => {
        event.preventDefault();
        onCheck(mapping, source.trim(), order);
      }}
    >
      <p>
        <strong>{name}</strong>: {countRows(rows.length)}. {t('Check what each column holds.')}
      </p>
      <LeftOut table={table} />
      <div className={view.fields}>
        {IMPORT_FIELDS.map((field) => {
          const [at, ...others] = mapping[field] ?? [];
          const example = at === undefined ? '' : (rows[0]?.cells[at] ?? '');
          const hints = [
            example && t('Such as “{example}”', { example: example.slice(0, 60) }),
            others.length > 0 &&
              t('Else {columns}', { columns: others.map((other) => columns[other]).join(', ') }),
          ].filter(Boolean);
          return (
            <SelectField
              key={field}
              label={t(LABELS[field])}
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
            label={t('Which date is {date}?', { date: openDate })}
            name="order"
            required
            options={tLabels(ORDERS)}
            value={order ?? ''}
            hint={t('The file can be read both ways.')}
            onChange={(event) => setOrder(event.target.value as DateOrder)}
          />
        )}
        <TextField
          label={t('Source where the file says none')}
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
          {tCount(
            kept,
            '1 column is kept as an answer in the message.',
            '{count} columns are kept as answers in the message.',
          )}
        </p>
      )}
      {isOurWorkbook(columns) && (
        <p>{t('Stage and Reference are not imported. Of “May we call?”, only a no is kept.')}</p>
      )}
      {!canBeReached && <p role="alert">{t('Choose the column of the phone or of the email.')}</p>}
      <Button type="submit" isBusy={isBusy} disabled={!canBeReached}>
        {t('Check the file')}
      </Button>
    </form>
  );
}

/** Leads of a file: choose it, say what its columns hold, see what would happen, and only then import. */
export default function ImportView() {
  const { data: content, isError } = useQuery(deskContentQuery);
  const client = useQueryClient();
  const [problem, setProblem] = useState('');
  const [file, setFile] = useState<{ id: string; name: string; table: FileTable }>();
  const [checked, setChecked] = useState<CheckedFile>();
  const checking = useMutation({
    mutationFn: (chosen: Parameters<typeof readRows>) => checkFile(readRows(...chosen)),
    onSuccess: setChecked,
    onError: () => showToast(failed('Not checked', 'The desk was not reached. Try again.')),
  });

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    setProblem('');
    setFile(undefined);
    setChecked(undefined);
    try {
      const known = await client.ensureQueryData(deskContentQuery);
      const table = await readInWorker(chosen, Object.values(known?.imports.columns ?? {}).flat());
      setFile({ id: newId(), name: chosen.name, table });
    } catch (error) {
      setProblem(error instanceof FileProblem ? error.message : 'This file cannot be read.');
    }
    // The same file can be chosen again after it was changed.
    input.value = '';
  }

  return (
    <Panel
      title="Import leads"
      words="From IndiaMART, JustDial, Facebook, FranchiseIndia or any table with one lead in each row. Nothing is stored before you have seen what would happen, and a whole import can be taken back."
    >
      <label className={joinClasses(view.stack, styles.file)}>
        <strong>{t('CSV file or Excel workbook (XLSX), up to 10 MB')}</strong>
        <input
          type="file"
          // Android knows CSV files by this type, and dims others.
          accept=".csv,.tsv,.txt,.xlsx,.xls,text/comma-separated-values"
          onChange={(event) => void open(event)}
        />
      </label>
      {problem && <p role="alert">{tFilled(problem)}</p>}
      {isError && <p role="alert">{t('The columns could not be loaded. Reload the page.')}</p>}
      {file && content && (
        // What was chosen is there again after a step back.
        <div hidden={checked !== undefined}>
          <ColumnsForm
            key={file.id}
            name={file.name}
            table={file.table}
            content={content}
            isBusy={checking.isPending}
            onCheck={(...chosen) => checking.mutate([file.table, ...chosen])}
          />
        </div>
      )}
      {file && checked && (
        <CheckedView
          name={file.name}
          table={file.table}
          file={checked}
          onBack={() => setChecked(undefined)}
        />
      )}
    </Panel>
  );
}
