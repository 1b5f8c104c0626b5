import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  type ContentChange,
  conflictSchema,
  type FieldPath,
  type OpenFile,
  openFileSchema,
} from '../../../../contract/desk/content/content.ts';
import { isInside } from '../../../../contract/desk/content/field-path.ts';
import { newId } from '../../../../contract/reference.ts';
import { done, showToast } from '../../../../ui/toast/toast.ts';
import { askContent, ContentRefusal } from '../../../shared/backend/ask-content.ts';
import { t } from '../../../shared/language/language.ts';
import { forgetDraft, keepDraft } from '../../../shared/offline/kept-drafts.ts';
import { fileQuery } from '../content-queries.ts';
import { addChange, applyChanges } from './changes.ts';

/** What is being edited: the file as it was opened, and what is to change in it. */
export interface Draft {
  base: OpenFile;
  changes: ContentChange[];
  /** Under which the server saves these changes once, however often they are sent. */
  save: string;
}

export type Conflict = v.InferOutput<typeof conflictSchema>;

export const newDraft = (base: OpenFile): Draft => ({
  base,
  changes: [],
  save: newId(),
});

/** The text below the front matter as it will be; null for a file that has none. */
const bodyOf = ({ base, changes }: Draft): string | null =>
  changes.filter((change) => change.op === 'body').at(-1)?.value ?? base.body;

/** Edits of one file by an account. They stay on this device until they are saved or discarded. */
export function useDraft(start: Draft, account: string) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(start);
  const [earlier, setEarlier] = useState<readonly ContentChange[][]>([]);
  const [conflict, setConflict] = useState<Conflict>();
  const { id } = draft.base;
  useKeptDraft(draft, account);

  function take(changes: ContentChange[], base = draft.base): void {
    setDraft({ base, changes, save: newId() });
  }

  const saving = useMutation({
    mutationFn: ({ base, changes, save }: Draft) =>
      askContent('/save', openFileSchema, { body: { id, version: base.version, changes, save } }),
    onSuccess: async (file) => {
      setDraft(newDraft(file));
      setEarlier([]);
      setConflict(undefined);
      client.setQueryData(fileQuery(id).queryKey, file);
      showToast(done(t('Saved'), 'Visitors see it once you publish.'));
      await client.invalidateQueries({ queryKey: ['content', 'state'] });
      await client.invalidateQueries({ queryKey: ['content', 'history'] });
    },
    onError: (error) => {
      if (!(error instanceof ContentRefusal) || error.status !== 409) return;
      const told = v.safeParse(conflictSchema, error.answer);
      if (told.success) setConflict(told.output);
    },
  });

  return {
    draft,
    values: applyChanges(draft.base.values, draft.changes),
    body: bodyOf(draft),
    canUndo: earlier.length > 0,
    saving,
    conflict,
    edit(change: ContentChange) {
      const changes = addChange(draft.base, draft.changes, change);
      // Typing on in one field is one step back.
      if (changes.length !== draft.changes.length || earlier.length === 0)
        setEarlier([...earlier.slice(-49), draft.changes]);
      take(changes);
    },
    undo() {
      const before = earlier.at(-1);
      if (!before) return;
      setEarlier(earlier.slice(0, -1));
      take(before);
    },
    discard() {
      setEarlier([]);
      take([], client.getQueryData<OpenFile>(fileQuery(id).queryKey) ?? draft.base);
    },
    /** Begins anew from the file as somebody else left it, without the own edits of these fields. */
    settle(theirs: readonly FieldPath[]) {
      if (!conflict) return;
      const changes = draft.changes.filter((change) => !isGivenUp(change, theirs));
      client.setQueryData(fileQuery(id).queryKey, conflict.file);
      take(changes, conflict.file);
      setConflict(undefined);
    },
    leaveConflict: () => setConflict(undefined),
  };
}

export type DraftEditing = ReturnType<typeof useDraft>;

function isGivenUp(change: ContentChange, theirs: readonly FieldPath[]): boolean {
  if (change.op === 'body') return theirs.some((path) => path.length === 0 || path[0] === 'body');
  return theirs.some(
    (path) => path.length > 0 && (isInside(change.path, path) || isInside(path, change.path)),
  );
}

/** Keeps what is typed on the device, a moment after it was. */
function useKeptDraft(draft: Draft, account: string): void {
  const wasEmpty = useRef(draft.changes.length === 0);
  useEffect(() => {
    const file = draft.base.id;
    const isEmpty = draft.changes.length === 0;
    if (isEmpty && wasEmpty.current) return;
    wasEmpty.current = isEmpty;
    const kept = isEmpty ? forgetDraft(account, file) : keepDraft({ account, file, draft });
    // A browser that keeps nothing edits all the same, until the page is left.
    kept.catch(() => undefined);
  }, [draft, account]);
}
