import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type {
  addFileSchema,
  ContentChange,
  ContentFault,
  conflictSchema,
  FieldPath,
  OpenFile,
  saveSchema,
} from '../../../contract/desk/content/content.ts';
import { isFields, valueAt } from '../../../contract/desk/content/field-path.ts';
import type { Drafts } from '../drafts.ts';
import type { FileState } from '../history/describe-changes.ts';
import { refusal } from '../refusal.ts';
import { type FileChange, saveLine } from '../repository/repository.ts';
import { applyChanges } from './apply-changes.ts';
import { newText, readValues, readValuesOrNone, UnfitChange } from './content-text.ts';

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

/** Lines and entries above may have come or gone. */
const isSame = (one: ContentFault, other: ContentFault): boolean =>
  (['file', 'field', 'problem', 'remedy'] as const).every((part) => one[part] === other[part]);

/** A field that both changed, with what stands there now. */
export interface Disputed {
  path: FieldPath;
  theirs: unknown;
}

/** Path of the text below the fields of an article. */
export const BODY_PATH: FieldPath = [];

/**
 * @param base the file as the person saw it
 * @param now as somebody else has saved it meanwhile
 * @param changes what the person wants
 * @returns fields that both changed; none where all changes can be put together
 */
export function findDisputed(
  base: FileState,
  now: FileState,
  changes: readonly ContentChange[],
): Disputed[] {
  const theirs = differences(base.values, now.values, []);
  const disputed = changes.flatMap((change): Disputed[] => {
    if (change.op === 'body')
      return base.body === now.body || change.value === now.body
        ? []
        : [{ path: BODY_PATH, theirs: now.body }];
    const { path } = change;
    if (!theirs.some((other) => overlap(path, other))) return [];
    const value = valueAt(now.values, path);
    return change.op === 'set' && isDeepStrictEqual(value, change.value)
      ? []
      : [{ path, theirs: value ?? null }];
  });
  const seen = new Set<string>();
  return disputed.filter(({ path }) => {
    const key = JSON.stringify(path);
    return !seen.has(key) && seen.add(key);
  });
}

/** The smallest places in which two values differ; a list of another length differs as a whole. */
function differences(before: unknown, after: unknown, path: FieldPath): FieldPath[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, at) => differences(item, after[at], [...path, at]));
  if (isFields(before) && isFields(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => differences(before[key], after[key], [...path, key]));
  }
  return [path];
}

/** One of them is the other, or stands within it. */
const overlap = (one: FieldPath, other: FieldPath): boolean => {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((key, at) => String(key) === String(other[at]));
};

/** A file of the draft with its text. */
export interface DraftFile {
  text: string;
  /** Digest of the text. */
  version: string;
}

/**
 * @param id path below the content folder, as a client sent it: only what the draft itself lists is found
 * @throws HTTPException 404 for any other
 */
export async function findFile(
  { repository }: Drafts,
  commit: string,
  id: string,
): Promise<DraftFile> {
  const version = /\.(yaml|md)$/.test(id) ? (await repository.list(commit)).get(id) : undefined;
  const text = version && (await repository.readVersion(version));
  if (!text) throw refusal(404, 'There is no such file.');
  return { text: text.toString('utf8'), version };
}

/** @returns a file as the desk edits it */
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

/** Adds an entry to one of the folders that hold entries, such as an article. */
export async function addFile(
  drafts: Drafts,
  by: string,
  { folder, slug, values, body }: AddOrder,
): Promise<{ file: OpenFile; commit: string }> {
  const head = await drafts.head();
  const kind = (await drafts.inspect(head)).folders.find((one) => one.folder === folder);
  if (!kind) throw refusal(400, 'folder must be one that takes entries.');
  const fields = v.safeParse(v.record(v.string(), v.unknown()), values);
  if (!fields.success) throw refusal(400, 'values must be the fields of the entry.');
  const id = `${folder}/${slug}.${kind.extension}`;
  if ((await drafts.repository.list(head)).has(id))
    throw refusal(409, 'There is one with this address already. Choose another one.');
  const below = kind.extension === 'md' ? `\n${(body ?? '').trim()}\n` : null;
  const text = newText(fields.output, below);
  const commit = await commitChecked(drafts, head, {
    by,
    words: `Add ${id}`,
    changes: [{ id, bytes: Buffer.from(text) }],
  });
  return { file: await openFile(drafts, commit, id), commit };
}
