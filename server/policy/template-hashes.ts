import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InlineHashes, inlineHashes } from './inline-hashes.ts';

/**
 * Inline code of the pages that the server fills in itself: their values are escaped text, so the
 * hashes of the templates hold for what is sent.
 * @param folder the built templates; without one there is no inline code
 */
export async function templateHashes(folder: string | undefined): Promise<InlineHashes> {
  const names = folder ? await readdir(folder).catch((): string[] => []) : [];
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => readFile(join(folder ?? '', name), 'utf8')),
  );
  return inlineHashes(pages.join('\n'));
}
