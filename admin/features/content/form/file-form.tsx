import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldPath } from '../../../../contract/desk/content/content.ts';
import { ContentRefusal } from '../../../shared/backend/ask-content.ts';
import { RowsSkeleton } from '../../../shared/rows-skeleton.tsx';
import {
  describeRefusal,
  faultsOf,
  nameOfFault,
  wordsOfFault,
} from '../answers/describe-refusal.ts';
import { isMenu, MenuForm } from '../menu/menu-form.tsx';
import { applyChanges, isSame, readPath } from './changes.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FactsForm } from './facts-form.tsx';
import { FaultSummary } from './fault-summary.tsx';
import styles from './file.module.css';
import { FileHead } from './file-head.tsx';
import { type FieldFault, findFaults, placeFault } from './find-faults.ts';
import { FormScopeProvider, focusField } from './form-scope.ts';
import { SaveBar } from './save-bar.tsx';
import { type Draft, type DraftEditing, useDraft } from './use-draft.ts';
import { ValueField } from './value-field.tsx';

const ArticleForm = lazy(() => import('../article/article-form.tsx'));

export interface FileFormProps {
  start: Draft;
  account: string;
  wasKept: boolean;
  at: string | undefined;
  onlyFacts: boolean;
}

/** The form of one file, whichever it is, and the bar that saves it. */
export function FileForm({ start, account, wasKept, at, onlyFacts }: FileFormProps) {
  const editing = useDraft(start, account);
  const { draft, values, saving } = editing;
  const { schema, id, version } = draft.base;
  const summary = useRef<HTMLDivElement>(null);
  const [isTried, setIsTried] = useState(false);
  const found = useMemo(() => findFaults(schema, schema, values), [schema, values]);
  const faults = [...(isTried ? newFaults(found, draft) : []), ...serverFaults(editing)];
  useFieldOfAddress(at);
  useEffect(() => {
    if (saving.isError) summary.current?.focus();
  }, [saving.isError]);

  function save() {
    setIsTried(true);
    if (newFaults(found, draft).length === 0) {
      saving.mutate(draft);
      return;
    }
    // What the server said was of the save before.
    if (saving.isError) saving.reset();
    requestAnimationFrame(() => summary.current?.focus());
  }

  const scope = {
    file: id,
    version,
    root: schema,
    values,
    isEdited: draft.changes.length > 0,
    edit: editing.edit,
    faultAt: (path: FieldPath) => faults.find((fault) => isSame(fault.path, path))?.words,
  };
  return (
    <FormScopeProvider value={scope}>
      <form
        className={styles.file}
        data-wide={draft.base.body === null ? undefined : ''}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (scope.isEdited) save();
        }}
      >
        <FileHead file={draft.base} wasKept={wasKept && scope.isEdited} />
        <FaultSummary ref={summary} faults={faults} problem={problemOf(editing, faults)} />
        <Fields editing={editing} onlyFacts={onlyFacts} />
        <SaveBar editing={editing} />
      </form>
      {editing.conflict && <ConflictDialog editing={editing} conflict={editing.conflict} />}
    </FormScopeProvider>
  );
}

function Fields({ editing, onlyFacts }: { editing: DraftEditing; onlyFacts: boolean }) {
  const { draft, values, body } = editing;
  const { schema } = draft.base;
  if (onlyFacts) return <FactsForm schema={schema} values={values} />;
  if (isMenu(values)) return <MenuForm schema={schema} values={values} />;
  const form = <ValueField schema={schema} path={[]} value={values} label={draft.base.title} />;
  if (body === null) return form;
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <ArticleForm body={body} onChange={(value) => editing.edit({ op: 'body', value })}>
        {form}
      </ArticleForm>
    </Suspense>
  );
}

/** Only what the edits made wrong: what was wrong before stops nobody from mending something else. */
function newFaults(found: readonly FieldFault[], { base }: Draft): FieldFault[] {
  const before = findFaults(base.schema, base.schema, base.values).map(({ path, words }) =>
    JSON.stringify([path, words]),
  );
  return found.filter(({ path, words }) => !before.includes(JSON.stringify([path, words])));
}

/**
 * What the server found, each where it belongs as far as its words tell: until its field is edited, or the next save
 * where no field is known.
 */
function serverFaults({ saving, draft, values }: DraftEditing): FieldFault[] {
  const { error, variables: sent } = saving;
  if (!sent || draft.changes.length === 0) return [];
  const refused = applyChanges(sent.base.values, sent.changes);
  const changed = sent.changes.flatMap((change) => (change.op === 'body' ? [] : [change.path]));
  const isUnedited = ({ path }: FieldFault) =>
    path.length === 0 || isSame(readPath(refused, path), readPath(values, path));
  return faultsOf(error)
    .map((fault) => ({
      path: placeFault(fault, changed) ?? [],
      label: nameOfFault(fault),
      words: wordsOfFault(fault),
    }))
    .filter(isUnedited);
}

function problemOf(
  { saving, draft }: DraftEditing,
  faults: readonly FieldFault[],
): string | undefined {
  const { error } = saving;
  if (!error || draft.changes.length === 0) return undefined;
  if (error instanceof ContentRefusal && error.status === 409) return undefined;
  // What has a field is told there, and goes when that is edited.
  return faults.length > 0 || faultsOf(error).length > 0 ? undefined : describeRefusal(error);
}

/** Goes to the field that the address names, once. */
function useFieldOfAddress(at: string | undefined): void {
  useEffect(() => {
    if (!at) return;
    try {
      const path: unknown = JSON.parse(at);
      if (Array.isArray(path)) focusField(path);
    } catch {
      // Somebody cut the address; the file is open all the same.
    }
  }, [at]);
}
