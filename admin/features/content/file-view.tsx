import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FieldPath } from '../../../contract/desk/content/content.ts';
import { valueAt } from '../../../contract/desk/content/field-path.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { ErrorSummary } from '../../../ui/field/error-summary.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronLeft } from '../../../ui/icon/icons.ts';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { Note } from '../../shared/account/note.tsx';
import { ContentRefusal } from '../../shared/backend/ask-content.ts';
import { LoadFailed, RowsSkeleton } from '../../shared/loading.tsx';
import { readDraft } from '../../shared/offline/kept-drafts.ts';
import { useSession } from '../../shared/session/use-session.ts';
import view from '../../shared/view.module.css';
import styles from './content.module.css';
import { nameOfArea } from './content-home.tsx';
import {
  contentLink,
  describeRefusal,
  faultsOf,
  fileQuery,
  nameOfFault,
  useContentState,
  wordsOfFault,
} from './content-queries.ts';
import { applyChanges, isSame } from './form/changes.ts';
import { ConflictDialog } from './form/conflict-dialog.tsx';
import { ValueField } from './form/fields.tsx';
import { FormScopeProvider, fieldId, focusField } from './form/form-scope.ts';
import { FactsForm, isMenu, PriceList } from './form/special-forms.tsx';
import { type Draft, type DraftEditing, newDraft, useDraft } from './form/use-draft.ts';

const MarkdownEditor = lazy(() => import('./markdown-editor.tsx'));

export interface FileViewProps {
  id: string;
  /** The field to go to, as JSON; empty without one. */
  at: string;
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
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (file.isPending || kept.isPending) return <RowsSkeleton />;
  if (!file.data)
    return (
      <LoadFailed what="This file" onRetry={file.refetch}>
        {describeRefusal(file.error)}
      </LoadFailed>
    );
  const draft = isDraft(kept.data) ? kept.data : undefined;
  const start = draft ?? newDraft(file.data);
  return (
    <FileForm
      key={id}
      start={start}
      wasKept={draft !== undefined}
      {...{ account, at, onlyFacts }}
    />
  );
}

/** What an older program kept in another form is not used. */
const isDraft = (kept: unknown): kept is Draft =>
  ['base', 'changes', 'save'].every((key) => key in Object(kept));

export interface FileFormProps {
  start: Draft;
  account: string;
  wasKept: boolean;
  at: string;
  onlyFacts: boolean;
}

/** The form of one file, whichever it is, and the bar that saves it. */
export function FileForm({ start, account, wasKept, at, onlyFacts }: FileFormProps) {
  const editing = useDraft(start, account);
  const { draft, values, saving } = editing;
  const { schema, id, version, title, body } = draft.base;
  const summary = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<TabId>('main');
  const [target, setTarget] = useState(() => readPath(at));
  const faults = faultsLeft(editing);
  const problem = problemOf(editing, faults);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the other tab is there, it is looked for again.
  useEffect(() => {
    if (target && !focusField(target)) setTab('fields');
  }, [target, tab]);
  useEffect(() => {
    if (saving.isError) summary.current?.focus();
  }, [saving.isError]);

  const scope = {
    file: id,
    version,
    values,
    isEdited: draft.changes.length > 0,
    edit: editing.edit,
    faultAt: (path: FieldPath) => faults.find((fault) => isSame(fault.path, path))?.words,
  };
  const told = faults.map(({ path, label, words }) => ({
    fieldId: path.length > 0 ? fieldId(path) : undefined,
    message: `${label}: ${words}`,
  }));
  const kind = onlyFacts ? undefined : kindOf(editing);
  const form = onlyFacts ? (
    <FactsForm schema={schema} values={values} />
  ) : (
    <ValueField schema={schema} path={[]} value={values} label={title} />
  );
  return (
    <FormScopeProvider value={scope}>
      <form
        className={joinClasses(styles.stack, body === null && styles.narrow)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (scope.isEdited) saving.mutate(draft);
        }}
      >
        <FileHead id={id} title={title} wasKept={wasKept && scope.isEdited} />
        <ErrorSummary
          ref={summary}
          title="Not saved yet"
          errors={problem ? [{ message: problem }] : told}
          onFollow={(place) => setTarget([...(faults[place]?.path ?? [])])}
        />
        {kind ? (
          <Tabs
            label="Parts of the file"
            tabs={TABS[kind]}
            selected={tab}
            onSelect={(next) => {
              setTarget(undefined);
              setTab(next);
            }}
          >
            {tab === 'main' ? <MainPart editing={editing} /> : form}
          </Tabs>
        ) : (
          form
        )}
        <SaveBar editing={editing} />
      </form>
      {editing.conflict && <ConflictDialog editing={editing} conflict={editing.conflict} />}
    </FormScopeProvider>
  );
}

type TabId = 'main' | 'fields';
/** Files with a part that has a form of its own, before the form of all fields. */
const TABS: Record<'menu' | 'article', readonly { id: TabId; label: string }[]> = {
  menu: [
    { id: 'main', label: 'Prices' },
    { id: 'fields', label: 'Dishes and notes' },
  ],
  article: [
    { id: 'main', label: 'Text' },
    { id: 'fields', label: 'Title, date, picture' },
  ],
};

function kindOf({ values, body }: DraftEditing): keyof typeof TABS | undefined {
  if (isMenu(values)) return 'menu';
  return body === null ? undefined : 'article';
}

function MainPart({ editing: { values, body, edit } }: { editing: DraftEditing }) {
  if (isMenu(values)) return <PriceList values={values} />;
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <MarkdownEditor body={body ?? ''} onChange={(value) => edit({ op: 'body', value })} />
    </Suspense>
  );
}

type FieldFault = ReturnType<typeof faultsLeft>[number];

/** What the server refused, each until its field is edited. */
function faultsLeft({ saving, draft, values }: DraftEditing) {
  const { error, variables: sent } = saving;
  if (!sent || draft.changes.length === 0) return [];
  const refused = applyChanges(sent.base.values, sent.changes);
  return faultsOf(error)
    .map((fault) => ({
      path: fault.path ?? [],
      label: nameOfFault(fault),
      words: wordsOfFault(fault),
    }))
    .filter(
      ({ path }) => path.length === 0 || isSame(valueAt(refused, path), valueAt(values, path)),
    );
}

/** Why a save failed, where no field says so. */
function problemOf(
  { saving: { error }, draft }: DraftEditing,
  faults: readonly FieldFault[],
): string | undefined {
  const isConflict = error instanceof ContentRefusal && error.status === 409;
  if (!error || isConflict || draft.changes.length === 0) return undefined;
  return faults.length > 0 || faultsOf(error).length > 0 ? undefined : describeRefusal(error);
}

/** Nothing where somebody cut the address, or where it means the text of an article. */
function readPath(at: string): FieldPath | undefined {
  try {
    const path: unknown = JSON.parse(at);
    return Array.isArray(path) && path.length > 0 ? path : undefined;
  } catch {
    return undefined;
  }
}

function FileHead({ id, title, wasKept }: { id: string; title: string; wasKept: boolean }) {
  const known = useContentState().data?.files.find((one) => one.id === id);
  const [page] = known?.pages ?? [];
  return (
    <>
      <a
        className={joinClasses(view.tap, styles.back)}
        href={contentLink(known ? { area: known.area } : {})}
      >
        <Icon icon={ChevronLeft} />
        {known ? nameOfArea(known.area) : 'Content'}
      </a>
      <h2 className={styles.title}>{title}</h2>
      <p className={view.row}>
        {page ? (
          <a className={view.tap} href={page}>
            See its page
          </a>
        ) : (
          <span>On every page</span>
        )}
        <a className={view.tap} href={contentLink({ show: 'history', file: id })}>
          Who changed what
        </a>
      </p>
      {wasKept && (
        <Note title="You have unsaved changes">
          <p>What you typed on this device before is in the form below.</p>
        </Note>
      )}
    </>
  );
}

/** Stays in sight while something waits to be saved. */
function SaveBar({
  editing: { draft, saving, canUndo, undo, discard },
}: {
  editing: DraftEditing;
}) {
  const count = draft.changes.length;
  if (count === 0) return null;
  return (
    <section className={joinClasses(styles.box, view.row, styles.bar)} aria-label="Your changes">
      <p role="status" className={joinClasses(styles.grow, styles.strong)}>
        {count === 1 ? '1 change' : `${count} changes`}
      </p>
      <Button kind="quiet" onClick={canUndo ? undo : discard}>
        {canUndo ? 'Undo' : 'Discard changes'}
      </Button>
      <Button type="submit" isBusy={saving.isPending}>
        {saving.isPending ? 'Saving…' : 'Save'}
      </Button>
    </section>
  );
}
