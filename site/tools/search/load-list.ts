import { digestOf } from '../../build-cache/asset-digest.ts';
import { loadEntries } from './load-entries.ts';

/**
 * The list that browsers search in, and its address. A digest of its content is in its name: like all of `/assets/` it is
 * kept for ever, also without network, and fetched anew once it changed.
 */
export async function loadList(): Promise<{ text: string; digest: string; path: string }> {
  const text = JSON.stringify(await loadEntries());
  const digest = digestOf(text);
  return { text, digest, path: `/assets/search.${digest}.json` };
}
