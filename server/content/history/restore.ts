import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import type { FieldPath } from '../../../contract/desk/content/content.ts';
import type { restoreSchema } from '../../../contract/desk/content/history.ts';
import type { Drafts } from '../draft/drafts.ts';
import { refusal } from '../refusal.ts';
import type { FileChange } from '../repository/import-stream.ts';
import { commitChecked } from '../save/save-changes.ts';
import { isText } from './describe-files.ts';
import { fieldAsItWas, type TakenBack } from './restore-field.ts';

export type RestoreOrder = v.InferOutput<typeof restoreSchema>;

/**
 * Brings a field, a file or everything back to what it was before a save, as a change of the draft.
 * @returns the new commit
 * @throws HTTPException 409 where it is like that already: an entry of the history that says nothing helps nobody
 */
export async function restore(
  drafts: Drafts,
  by: string,
  { commit, id, path }: RestoreOrder,
): Promise<string> {
  const { repository } = drafts;
  const head = await drafts.head();
  const save = await repository.known(commit);
  if (!save) throw refusal(404, 'There is no such state.');
  const from = await repository.parent(save);
  if (!from) throw refusal(409, 'Nothing was saved before that.');
  const states = { head, save, from };
  const changes = id
    ? await fileAsItWas(drafts, { ...states, id, path })
    : await allAsItWas(drafts, states);
  if (changes.length === 0)
    throw refusal(409, 'It is like that already. There is nothing to take back.');
  const words = `Take back ${save.slice(0, 12)} in ${id ?? 'everything'}`;
  return commitChecked(drafts, head, { by, words, changes });
}

async function fileAsItWas(
  drafts: Drafts,
  { id, path, ...states }: TakenBack & { id: string; path: FieldPath | undefined },
): Promise<FileChange[]> {
  const { repository } = drafts;
  const { head, from } = states;
  const before = isText(id) ? await repository.read(from, id) : undefined;
  if (!before) throw refusal(404, 'There was no such file at that time.');
  const bytes = path ? await fieldAsItWas(drafts, { ...states, id, path, before }) : before;
  if (isDeepStrictEqual(bytes, await repository.read(head, id))) return [];
  return [{ id, bytes }, ...(await lostPictures(drafts, states, bytes.toString('utf8')))];
}

/** Pictures that a text shows again, and whose files went when others took their place. */
async function lostPictures(
  { repository }: Drafts,
  { head, from }: TakenBack,
  text: string,
): Promise<FileChange[]> {
  const kept = await repository.list(head);
  const lost = (await repository.changed(from, head)).filter(
    (id) => !isText(id) && !kept.has(id) && text.includes(posix.basename(id)),
  );
  return filesOf(repository, from, lost);
}

const allAsItWas = async ({ repository }: Drafts, { head, from }: TakenBack) =>
  filesOf(repository, from, await repository.changed(from, head));

const filesOf = (
  repository: Drafts['repository'],
  commit: string,
  ids: readonly string[],
): Promise<FileChange[]> =>
  Promise.all(ids.map(async (id) => ({ id, bytes: (await repository.read(commit, id)) ?? null })));
