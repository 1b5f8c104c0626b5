import type { OpenFile } from '../../../contract/desk/content/content.ts';
import type { Drafts } from '../draft/drafts.ts';
import { refusal } from '../refusal.ts';
import { readValuesOrNone } from './content-text.ts';

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
