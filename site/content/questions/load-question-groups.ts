import { getCollection } from 'astro:content';
import { loadFranchiseModels } from '../franchise/load-franchise-models.ts';
import { loadPage } from '../page/load-page.ts';
import { byOrder } from '../shared/by-order.ts';
import { fillFigures } from './fill-figures.ts';
import type { QuestionGroupContent } from './question.ts';

/** Questions about one model, or about all of them, with the models' figures filled in. */
export type QuestionGroup = QuestionGroupContent & { slug: string };

/**
 * All questions with their answers in the order of the page. The first group begins with those that the page of the
 * franchise shows itself.
 * @throws when two questions have the same anchor
 */
export async function loadQuestionGroups(): Promise<QuestionGroup[]> {
  const [entries, models, franchise] = await Promise.all([
    getCollection('questions'),
    loadFranchiseModels(),
    loadPage('franchise'),
  ]);
  const groups = entries.sort(byOrder).map(({ id, data }, place) => ({
    ...data,
    slug: id,
    items: [...(place === 0 ? franchise.questions.items.map(withAnchor) : []), ...data.items].map(
      (item) => ({ ...item, answer: fillFigures(item.answer, models) }),
    ),
  }));
  const ids = groups.flatMap(({ slug, items }) => [slug, ...items.map((item) => item.id)]);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice) throw new Error(`content/questions/: the anchor "${twice}" is there twice`);
  return groups;
}

/** The franchise page's own questions have no anchor written beside them: theirs follows from their words. */
const withAnchor = <Item extends { question: string }>(item: Item) => ({
  ...item,
  id: item.question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, ''),
});
