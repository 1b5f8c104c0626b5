import { useQuery } from '@tanstack/react-query';
import { lazy, type Ref, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldPath, OpenFile } from '../../../contract/desk/content/content.ts';
import { valueAt } from '../../../contract/desk/content/field-path.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronLeft, CircleAlert } from '../../../ui/icon/icons.ts';
import { Note } from '../../shared/account/note.tsx';
import { ContentRefusal } from '../../shared/backend/ask-content.ts';
import { readDraft } from '../../shared/offline/kept-drafts.ts';
import { RowsSkeleton } from '../../shared/rows-skeleton.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { AREA_NAMES } from './content-home.tsx';
import {
  contentLink,
  describeRefusal,
  faultsOf,
  fileQuery,
  nameOfFault,
  useContentState,
  wordsOfFault,
} from './content-queries.ts';
import styles from './file.module.css';
import { applyChanges, isSame } from './form/changes.ts';
import { ConflictDialog } from './form/conflict-dialog.tsx';
import { ValueField } from './form/fields.tsx';
import { type FieldFault, findFaults, placeFault } from './form/find-faults.ts';
import { FormScopeProvider, focusField } from './form/form-scope.ts';
import { FactsForm, isMenu, MenuForm } from './form/special-forms.tsx';
import { type Draft, type DraftEditing, newDraft, useDraft } from './form/use-draft.ts';

export interface FileViewProps {
  id: string;
  /** The field to go to, as JSON. */
  at: string | undefined;
  /** Only what the owner has not confirmed. */
  onlyFacts: boolean;
}

/** One file, opened for editing, with what was typed into it on this device before. */
export function FileView({ id, at, onlyFacts }: FileViewProps) {
  const account = useSession().session?.user.id ?? '';
  const file = useQuery(fileQuery(id));
  const kept = useQuery({
    queryKey: ['content', 'draft', account, id],
    // A browser that keeps nothing has kept nothing.
    queryFn: async () => (await readDraft(account, id).catch(() => undefined)) ?? null,
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (file.isPending || kept.isPending) return <RowsSkeleton />;
  if (!file.data) {
    return (
      <EmptyState
        icon={CircleAlert}
        title="This could not be opened"
        action={<Button onClick={() => void file.refetch()}>Try again</Button>}
      >
        {describeRefusal(file.error)}
      </EmptyState>
    );
  }
  const start = isDraft(kept.data) ? kept.data : newDraft(file.data);
  return (
    <FileForm key={id} start={start} wasKept={isDraft(kept.data)} {...{ account, at, onlyFacts }} />
  );
}

/** What an older program kept in another form is not used. */
const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  'base' in kept &&
  'changes' in kept &&
  'save' in kept;

const ArticleForm = lazy(() => import('./article-form.tsx'));

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
  const found = useMemo(() => findFaults(schema, values), [schema, values]);
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
  const before = findFaults(base.schema, base.values).map(({ path, words }) =>
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
    path.length === 0 || isSame(valueAt(refused, path), valueAt(values, path));
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

/** What the file is, where visitors read it, and the ways from here. */
export function FileHead({ file, wasKept }: { file: OpenFile; wasKept: boolean }) {
  const known = useContentState().data?.files.find(({ id }) => id === file.id);
  const [page] = known?.pages ?? [];
  return (
    <>
      <a className={styles.back} href={contentLink(known ? { area: known.area } : {})}>
        <Icon icon={ChevronLeft} />
        {known ? AREA_NAMES[known.area].name : 'Content'}
      </a>
      <h2 className={styles.title}>{file.title}</h2>
      <p className={styles.under}>
        {page ? <a href={page}>See its page</a> : <span>On every page</span>}
        <a href={contentLink({ show: 'history', file: file.id })}>Who changed what</a>
      </p>
      {wasKept && (
        <Note title="You had not saved this yet">
          <p>What you typed on this device before is in the form below.</p>
        </Note>
      )}
    </>
  );
}

/** Stays in sight while something waits to be saved. */
export function SaveBar({ editing }: { editing: DraftEditing }) {
  const { draft, saving, canUndo } = editing;
  const count = draft.changes.length;
  if (count === 0) return null;
  return (
    <section className={styles.bar} aria-label="Your changes">
      <p role="status">{count === 1 ? '1 change' : `${count} changes`}</p>
      {canUndo ? (
        <Button kind="quiet" onClick={editing.undo}>
          Undo
        </Button>
      ) : (
        <Button kind="quiet" onClick={editing.throwAway}>
          Discard changes
        </Button>
      )}
      <Button type="submit" isBusy={saving.isPending}>
        {saving.isPending ? 'Saving…' : 'Save'}
      </Button>
    </section>
  );
}

export interface FaultSummaryProps {
  faults: readonly FieldFault[];
  /** What belongs to no field. */
  problem: string | undefined;
  ref: Ref<HTMLDivElement>;
}

/** Everything that stops a save, each the way to its field; buttons, as the desk's address names its views. */
export function FaultSummary({ faults, problem, ref }: FaultSummaryProps) {
  if (faults.length === 0 && !problem) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.summary}>
      <h3>Not saved yet</h3>
      {problem && <p>{problem}</p>}
      <ul>
        {faults.map(({ path, label, words }) => (
          <li key={`${JSON.stringify(path)}${words}`}>
            {path.length > 0 ? (
              <button type="button" onClick={() => focusField(path)}>
                {label}: {words}
              </button>
            ) : (
              <p>
                {label}: {words}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
