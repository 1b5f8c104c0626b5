import * as v from 'valibot';
import type { addFileSchema, OpenFile } from '../../../contract/desk/content/content.ts';
import type { Drafts } from '../draft/drafts.ts';
import { refusal } from '../refusal.ts';
import { newText } from './content-text.ts';
import { openFile } from './open-file.ts';
import { commitChecked } from './save-changes.ts';

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
