import type * as v from 'valibot';
import type {
  ContentChange,
  FieldPath,
  restoreSchema,
} from '../../../contract/desk/content/content.ts';
import { type Keeper, refusal } from '../access/right.ts';
import type { Drafts } from '../draft/drafts.ts';
import type { FileChange } from '../repository/import-stream.ts';
import { findFile } from '../save/open-file.ts';
import { commitChecked } from '../save/save-changes.ts';
import { applyChanges, readValues } from '../writing/apply-changes.ts';
import { UnfitChange } from '../writing/change-values.ts';
import { valueAt } from '../writing/value-at.ts';

export type RestoreOrder = v.InferOutput<typeof restoreSchema>;

/**
 * Brings a field, a file or everything back as it was at a commit, as a change of the draft.
 * @returns the new commit; nothing where it is like that already
 */
export async function restore(
  drafts: Drafts,
  keeper: Keeper,
  { commit, id, path }: RestoreOrder,
): Promise<string | undefined> {
  const head = await drafts.head();
  const from = await drafts.repository.known(commit);
  if (!from) throw refusal(404, 'There is no such state.');
  const changes = id
    ? [await fileAsItWas(drafts, { head, from, id, path })]
    : await allAsItWas(drafts, head, from);
  const fresh = changes.filter((change) => change !== undefined);
  if (fresh.length === 0) return undefined;
  const words = `Bring back ${id ?? 'everything'} as of ${from.slice(0, 12)}`;
  return commitChecked(drafts, head, { by: keeper.by, words, changes: fresh });
}

async function fileAsItWas(
  drafts: Drafts,
  { head, from, id, path }: { head: string; from: string; id: string; path: FieldPath | undefined },
): Promise<FileChange | undefined> {
  const before = await drafts.repository.read(from, id);
  if (!before || !/\.(yaml|md)$/.test(id))
    throw refusal(404, 'There was no such file at that time.');
  if (!path) return { id, bytes: before };
  const now = await findFile(drafts, head, id);
  const { values } = readValues(id, before.toString('utf8'));
  const value = valueAt(values, path);
  const change: ContentChange =
    value === undefined ? { op: 'unset', path } : { op: 'set', path, value };
  try {
    return { id, bytes: Buffer.from(applyChanges(id, now.text, [change])) };
  } catch (error) {
    if (error instanceof UnfitChange)
      throw refusal(409, 'The field stands elsewhere by now. Bring back the whole file instead.');
    throw error;
  }
}

async function allAsItWas(drafts: Drafts, head: string, from: string): Promise<FileChange[]> {
  const { repository } = drafts;
  return Promise.all(
    (await repository.changed(from, head)).map(async (id) => ({
      id,
      bytes: (await repository.read(from, id)) ?? null,
    })),
  );
}
