import type * as v from 'valibot';
import type { foundSchema } from '../../../contract/desk/content/content.ts';
import type { Drafts } from '../draft/drafts.ts';
import { readValues } from '../save/content-text.ts';
import { findFields } from '../words/find-fields.ts';

/** A screen of a phone. */
const MOST = 20;

/** @returns fields that hold these words, those that stand on the page first */
export async function findWords(
  drafts: Drafts,
  text: string,
  page: string,
): Promise<v.InferOutput<typeof foundSchema>> {
  const head = await drafts.head();
  const { files, faults } = await drafts.inspect(head);
  const broken = new Set(faults.map(({ file }) => file));
  const texts = await drafts.readTexts(head);
  const found = files
    .filter(({ id }) => !broken.has(`content/${id}`))
    .map(({ id, title, pages }) => {
      const { values, body } = readValues(id, texts.get(id) ?? '');
      const isThere = page && (pages.length === 0 || pages.includes(page));
      return findFields(values, body, text).map(({ path, words, score }) => ({
        found: { id, title, path, words },
        score: score + (isThere ? 15 : 0) + (page && pages[0] === page ? 5 : 0),
      }));
    });
  return found
    .flat()
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map((one) => one.found);
}
