import { createHash } from 'node:crypto';
import { loadEntries } from './load-entries.ts';

/**
 * The list that browsers search in, and its address. A digest of its content is in its name: like all of `/assets/` it is
 * kept for ever, also without network, and fetched anew once it changed.
 */
export async function loadList(): Promise<{ text: string; digest: string; path: string }> {
  const text = JSON.stringify(await loadEntries());
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 6);
  return { text, digest, path: `/assets/search.${digest}.json` };
}
