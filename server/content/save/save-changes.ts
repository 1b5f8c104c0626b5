import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import type {
  addFileSchema,
  ContentChange,
  ContentFault,
  conflictSchema,
  OpenFile,
  saveSchema,
} from '../../../contract/desk/content/content.ts';
import { isFields, valueAt } from '../../../contract/desk/content/field-path.ts';
import type { Drafts } from '../drafts.ts';
import type { FileState } from '../history/describe-changes.ts';
import { refusal } from '../refusal.ts';
import { type FileChange, saveLine } from '../repository/repository.ts';
import { applyChanges } from './apply-changes.ts';
import { newText, readValues, readValuesOrNone } from './content-text.ts';

export type SaveOrder = v.InferOutput<typeof saveSchema>;
type Conflict = v.InferOutput<typeof conflictSchema>;

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
  const text = applyChanges(id, now.text, changes);
  if (text === now.text) return { file: await openFile(drafts, head, id), commit: undefined };
  const commit = await commitChecked(drafts, head, {
    by,
    words: `Change ${id}`,
    save,
    changes: [{ id, bytes: Buffer.from(text) }],
  });
  return { file: await openFile(drafts, commit, id), commit };
}

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

export async function commitChecked(
  drafts: Drafts,
  head: string,
  {
    by,
    words,
    save,
    changes,
  }: { by: string; words: string; save?: string; changes: readonly FileChange[] },
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

/** Lines and entries above may have come or gone. */
const isSame = (one: ContentFault, other: ContentFault): boolean =>
  (['file', 'field', 'problem', 'remedy'] as const).every((part) => one[part] === other[part]);

function findDisputed(base: FileState, now: FileState, changes: readonly ContentChange[]) {
  const disputed = new Map<string, Conflict['fields'][number]>();
  for (const change of changes) {
    const isBody = change.op === 'body';
    const path = isBody ? [] : change.path;
    const [before, theirs] = isBody
      ? [base.body, now.body]
      : [base, now].map(({ values }) => valueAt(values, path));
    const isMoved = path.some((_key, depth) => {
      const above = path.slice(0, depth);
      return sizeOf(valueAt(base.values, above)) !== sizeOf(valueAt(now.values, above));
    });
    const isWanted =
      'value' in change && change.op !== 'add' && isDeepStrictEqual(theirs, change.value);
    if ((isMoved || !isDeepStrictEqual(before, theirs)) && !isWanted)
      disputed.set(JSON.stringify(path), { path, theirs: theirs ?? null });
  }
  return [...disputed.values()];
}

/** A list of another length may have anything in its places. */
const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** A file by the id that a client sent: only what the draft itself lists is found. @throws HTTPException 404 */
export async function findFile({ repository }: Drafts, commit: string, id: string) {
  const version = /\.(yaml|md)$/.test(id) ? (await repository.list(commit)).get(id) : undefined;
  const text = version && (await repository.readVersion(version));
  if (!text) throw refusal(404, 'There is no such file.');
  return { text: text.toString('utf8'), version };
}

export async function openFile(drafts: Drafts, commit: string, id: string): Promise<OpenFile> {
  const { text, version } = await findFile(drafts, commit, id);
  const { files, schemas, faults } = await drafts.inspect(commit);
  const file = files.find((one) => one.id === id);
  const { values, body } = readValuesOrNone(id, text);
  return {
    id,
    title: file?.title ?? id,
    version,
    values,
    body,
    schema: schemas[file?.schema ?? ''] ?? {},
    faults: faults.filter((fault) => fault.file === `content/${id}`),
  };
}

export type AddOrder = v.InferOutput<typeof addFileSchema>;

export async function addFile(drafts: Drafts, by: string, { slug, values, body }: AddOrder) {
  const head = await drafts.head();
  if (!isFields(values)) throw refusal(400, 'values must be the fields of the entry.');
  const id = `articles/${slug}.md`;
  if ((await drafts.repository.list(head)).has(id))
    throw refusal(409, 'There is one with this address already. Choose another one.');
  const text = newText(values, `\n${body.trim()}\n`);
  const commit = await commitChecked(drafts, head, {
    by,
    words: `Add ${id}`,
    changes: [{ id, bytes: Buffer.from(text) }],
  });
  return { file: await openFile(drafts, commit, id), commit };
}
