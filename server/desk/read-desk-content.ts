import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DESK_CONTENT_FILE, type DeskContent } from '../../contract/desk/desk-content.ts';

/** What the owner decided about the desk, in the built site; a build of an earlier version says less. */
export async function readDeskContent(siteFolder: string): Promise<Partial<DeskContent>> {
  try {
    return JSON.parse(await readFile(join(siteFolder, DESK_CONTENT_FILE), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
