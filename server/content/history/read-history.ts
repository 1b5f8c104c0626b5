import type * as v from 'valibot';
import type { historySchema } from '../../../contract/desk/content/history.ts';
import type { Drafts } from '../draft/drafts.ts';
import { describeFiles } from './describe-files.ts';

const NEWEST = 50;

type History = v.InferOutput<typeof historySchema>;

/**
 * What was saved, the newest first.
 * @param id of one file; of everything without it
 * @param published commit that visitors see
 */
export async function readHistory(
  drafts: Drafts,
  id: string | undefined,
  published: string | undefined,
): Promise<History> {
  const { repository } = drafts;
  const head = await drafts.head();
  const { files } = await drafts.inspect(head);
  const entries: History = [];
  for (const { commit, parent, at, by } of await repository.log(head, NEWEST, id)) {
    const all = parent ? await repository.changed(parent, commit) : [];
    const changed = id ? all.filter((file) => file === id) : all;
    const described = await describeFiles(drafts, {
      from: parent ?? commit,
      to: commit,
      changed,
      files,
    });
    entries.push({
      commit,
      at,
      by,
      changes: described.map(({ id: file, title, path, words }) => ({
        id: file,
        title,
        path,
        words,
      })),
      isPublished: commit === published,
      hasBefore: await isKept(drafts, parent, id),
    });
  }
  return entries;
}

/** Whether a state is there, and the file in it. */
const isKept = async (
  { repository }: Drafts,
  commit: string | undefined,
  id: string | undefined,
): Promise<boolean> =>
  commit !== undefined && (!id || (await repository.read(commit, id)) !== undefined);
