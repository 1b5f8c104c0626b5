import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import type { ContentChange, FieldPath } from '../../../contract/desk/content/content.ts';
import { nameField, valueAt } from '../../../contract/desk/content/field-path.ts';
import type { historySchema, restoreSchema } from '../../../contract/desk/content/history.ts';
import type { Drafts } from '../drafts.ts';
import { refusal } from '../refusal.ts';
import type { FileChange } from '../repository/repository.ts';
import { applyChanges } from '../save/apply-changes.ts';
import { readValuesOrNone } from '../save/content-text.ts';
import { commitChecked, findFile } from '../save/save-changes.ts';
import { describeChanges, type FileState } from './describe-changes.ts';

const MAX_SAVES = 50;
/** Of two states: a restore of everything says no more. */
const MAX_CHANGES = 40;

type History = v.InferOutput<typeof historySchema>;
export type RestoreOrder = v.InferOutput<typeof restoreSchema>;

const isText = (file: string): boolean => /\.(yaml|md)$/.test(file);

export async function readHistory(
  drafts: Drafts,
  id: string | undefined,
  published: string | undefined,
): Promise<History> {
  const { repository } = drafts;
  const head = await drafts.head();
  const entries: History = [];
  for (const { commit, parent, at, by } of await repository.log(head, MAX_SAVES, id)) {
    const changes = parent ? await describeFiles(drafts, parent, commit, id) : [];
    const hasBefore = Boolean(parent && (!id || (await repository.read(parent, id))));
    entries.push({ commit, at, by, changes, isPublished: commit === published, hasBefore });
  }
  return entries;
}

async function describeFiles(drafts: Drafts, from: string, to: string, only?: string) {
  const { repository } = drafts;
  const { files } = await drafts.inspect(await drafts.head());
  const stateOf = async (commit: string, id: string): Promise<FileState | null> => {
    const text = await repository.read(commit, id);
    return text ? readValuesOrNone(id, text.toString('utf8')) : null;
  };
  const changed = await repository.changed(from, to);
  const texts = changed.filter((id) => isText(id) && (!only || id === only));
  const described = await Promise.all(
    texts.slice(0, MAX_CHANGES).map(async (id) => {
      const title = files.find((one) => one.id === id)?.title ?? id;
      const changes = describeChanges(id, await stateOf(from, id), await stateOf(to, id));
      return changes.map((change) => ({ id, title, ...change }));
    }),
  );
  return described.flat().slice(0, MAX_CHANGES);
}

type TakenBack = Record<'head' | 'save' | 'from', string>;

export async function restore(drafts: Drafts, by: string, { commit, id, path }: RestoreOrder) {
  const { repository } = drafts;
  const head = await drafts.head();
  const save = await repository.known(commit);
  if (!save) throw refusal(404, 'There is no such state.');
  const from = await repository.parent(save);
  if (!from) throw refusal(409, 'Nothing was saved before that.');
  const states = { head, save, from };
  const changes = id
    ? await fileAsItWas(drafts, states, id, path)
    : await filesOf(drafts, from, await repository.changed(from, head));
  if (changes.length === 0)
    throw refusal(409, 'It is like that already. There is nothing to take back.');
  const words = `Take back ${save.slice(0, 12)} in ${id ?? 'everything'}`;
  return commitChecked(drafts, head, { by, words, changes });
}

async function fileAsItWas(
  drafts: Drafts,
  states: TakenBack,
  id: string,
  path: FieldPath | undefined,
): Promise<FileChange[]> {
  const { repository } = drafts;
  const { head, from } = states;
  const before = isText(id) ? await repository.read(from, id) : undefined;
  if (!before) throw refusal(404, 'There was no such file at that time.');
  const bytes = path ? await fieldAsItWas(drafts, states, id, path, before) : before;
  if (isDeepStrictEqual(bytes, await repository.read(head, id))) return [];
  // Pictures that the text shows again, and whose files went when others took their place.
  const kept = await repository.list(head);
  const lost = (await repository.changed(from, head)).filter(
    (file) => !isText(file) && !kept.has(file) && bytes.includes(posix.basename(file)),
  );
  return [{ id, bytes }, ...(await filesOf(drafts, from, lost))];
}

const ELSEWHERE =
  'The field has another name or place by now. Change it in the file, or take back the whole file.';

async function fieldAsItWas(
  drafts: Drafts,
  { head, save }: TakenBack,
  id: string,
  path: FieldPath,
  before: Buffer,
): Promise<Buffer> {
  const read = (text: string) => readValuesOrNone(id, text).values;
  const { text } = await findFile(drafts, head, id);
  const then = read((await findFile(drafts, save, id)).text);
  const value = valueAt(read(before.toString('utf8')), path);
  if (isDeepStrictEqual(valueAt(read(text), path), value)) return Buffer.from(text);
  if (nameField(then, path) !== nameField(read(text), path)) throw refusal(409, ELSEWHERE);
  const change: ContentChange =
    value === undefined ? { op: 'unset', path } : { op: 'set', path, value };
  return Buffer.from(applyChanges(id, text, [change]));
}

const filesOf = ({ repository }: Drafts, commit: string, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => ({ id, bytes: (await repository.read(commit, id)) ?? null })));
