import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { newId } from '../../../contract/reference.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { deskContentQuery } from '../../shared/contact/greeting.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { CheckedView } from './checked-view.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { FileProblem } from './file-problem.ts';
import styles from './import.module.css';
import { readInWorker } from './read-in-worker.ts';
import { readRows } from './read-rows.ts';
import type { FileTable } from './read-table.ts';
import { type CheckedFile, checkFile } from './use-import.ts';

interface OpenFile {
  /** Another one each time, also for the same file. */
  id: string;
  name: string;
  table: FileTable;
}

/** Leads of a file: choose it, say what its columns hold, see what would happen, and only then import. */
export default function ImportView() {
  const { data: content, isError } = useQuery(deskContentQuery);
  const client = useQueryClient();
  const [problem, setProblem] = useState('');
  const [file, setFile] = useState<OpenFile>();
  const [checked, setChecked] = useState<CheckedFile>();
  const checking = useMutation({
    mutationFn: (chosen: Parameters<typeof readRows>) => checkFile(readRows(...chosen)),
    onSuccess: setChecked,
    onError: () =>
      showToast({
        title: 'Not checked',
        description: 'The desk was not reached. Try again.',
        tone: 'destructive',
      }),
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
      <label className={styles.file}>
        <span>CSV file or Excel workbook (XLSX), up to 10 MB</span>
        <input
          type="file"
          // Android knows CSV files by this type, and dims others.
          accept=".csv,.tsv,.txt,.xlsx,.xls,text/comma-separated-values"
          onChange={(event) => void open(event)}
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
      {isError && <p role="alert">The names of columns could not be loaded. Reload the page.</p>}
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
