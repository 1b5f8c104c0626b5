import type * as v from 'valibot';
import type { historySchema } from '../../../contract/desk/content/content.ts';
import type { Drafts } from '../draft/drafts.ts';
import { describeChanges, type FileState } from '../words/describe-changes.ts';
import { readValuesOrNone } from '../writing/apply-changes.ts';

const NEWEST = 50;
/** Of one state: a restore of everything says no more. */
const MOST_CHANGES = 40;

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
  const titleOf = (file: string) => files.find((one) => one.id === file)?.title ?? file;
  const entries: History = [];
  for (const { commit, parent, at, by } of await repository.log(head, NEWEST, id)) {
    const changed = parent ? await repository.changed(parent, commit) : [];
    const described = await Promise.all(
      changed
        .filter((file) => !id || file === id)
        .slice(0, MOST_CHANGES)
        .map(async (file) => {
          const words = isText(file)
            ? describeChanges(
                file,
                await stateOf(drafts, parent ?? commit, file),
                await stateOf(drafts, commit, file),
              )
            : [{ path: null, words: `${file.split('/').at(-1)}: another picture` }];
          return words.map((one) => ({ id: file, title: titleOf(file), ...one }));
        }),
    );
    entries.push({
      commit,
      at,
      by,
      changes: described.flat().slice(0, MOST_CHANGES),
      isPublished: commit === published,
    });
  }
  return entries;
}

const isText = (file: string): boolean => /\.(yaml|md)$/.test(file);

async function stateOf(drafts: Drafts, commit: string, id: string): Promise<FileState | null> {
  const text = await drafts.repository.read(commit, id);
  return text ? readValuesOrNone(id, text.toString('utf8')) : null;
}
