import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import type {
  ContentChange,
  ContentFault,
  conflictSchema,
  OpenFile,
  saveSchema,
} from '../../../contract/desk/content/content.ts';
import type { Drafts } from '../draft/drafts.ts';
import { refusal } from '../refusal.ts';
import type { FileChange } from '../repository/import-stream.ts';
import { saveLine } from '../repository/repository.ts';
import { applyChanges } from './apply-changes.ts';
import { readValues, UnfitChange } from './content-text.ts';
import { findDisputed } from './merge-changes.ts';
import { findFile, openFile } from './open-file.ts';

export type SaveOrder = v.InferOutput<typeof saveSchema>;
type Conflict = v.InferOutput<typeof conflictSchema>;

/** @returns the saved file, and the commit; a save that was done before changes nothing */
export async function saveChanges(
  drafts: Drafts,
  by: string,
  { id, version, changes, save }: SaveOrder,
): Promise<{ file: OpenFile; commit: string | undefined }> {
  const head = await drafts.head();
  if (await drafts.repository.findSave(save))
    return { file: await openFile(drafts, head, id), commit: undefined };
  const now = await findFile(drafts, head, id);
  if (version !== now.version) await refuseDisputed(drafts, head, { id, version, changes });
  const text = applyOrRefuse(id, now.text, changes);
  if (text === now.text) return { file: await openFile(drafts, head, id), commit: undefined };
  const commit = await commitChecked(drafts, head, {
    by,
    words: `Change ${id}`,
    save,
    changes: [{ id, bytes: Buffer.from(text) }],
  });
  return { file: await openFile(drafts, commit, id), commit };
}

/** @throws HTTPException 409 when somebody else changed the same fields */
async function refuseDisputed(
  drafts: Drafts,
  head: string,
  { id, version, changes }: Pick<SaveOrder, 'id' | 'version' | 'changes'>,
): Promise<void> {
  const base =
    (await drafts.repository.hasBeen(id, version)) &&
    (await drafts.repository.readVersion(version));
  if (!base) throw refusal(400, 'version must be the one of the opened file.');
  const now = await findFile(drafts, head, id);
  const fields = findDisputed(
    readValues(id, base.toString('utf8')),
    readValues(id, now.text),
    changes,
  );
  if (fields.length === 0) return;
  const { by, at } = await drafts.repository.lastChange(head, id);
  const message = `${by} has changed the same meanwhile. Nothing was saved.`;
  const file = await openFile(drafts, head, id);
  const conflict: Omit<Conflict, 'message'> = { by, at, file, fields };
  throw refusal(409, message, conflict);
}

function applyOrRefuse(id: string, text: string, changes: readonly ContentChange[]): string {
  try {
    return applyChanges(id, text, changes);
  } catch (error) {
    if (error instanceof UnfitChange) throw refusal(422, error.message, { faults: [] });
    throw error;
  }
}

export interface CheckedCommit {
  by: string;
  /** What was done, for whoever reads the repository. */
  words: string;
  /** Idempotency key. */
  save?: string;
  changes: readonly FileChange[];
}

/**
 * Commits changes that bring no new fault; nothing is written otherwise.
 * @throws HTTPException 422 with the new faults
 */
export async function commitChecked(
  drafts: Drafts,
  head: string,
  { by, words, save, changes }: CheckedCommit,
): Promise<string> {
  const before = await drafts.inspect(head);
  const after = await drafts.inspectWith(head, changes);
  const faults = after.faults.filter((fault) => !before.faults.some((one) => isSame(one, fault)));
  if (faults.length > 0)
    throw refusal(422, 'This cannot be published like that. Nothing was saved.', { faults });
  const commit = await drafts.repository.commit({
    parent: head,
    by,
    words: save ? `${words}\n\n${saveLine(save)}` : words,
    changes,
  });
  drafts.remember(commit, after);
  return commit;
}

/** Lines above may have come or gone. */
const isSame = (
  { line: _line, column: _column, ...one }: ContentFault,
  { line: _otherLine, column: _otherColumn, ...other }: ContentFault,
): boolean => isDeepStrictEqual(one, other);
