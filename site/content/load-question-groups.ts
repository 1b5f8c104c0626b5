import { getCollection } from 'astro:content';
import { loadPage } from './page/load-page.ts';
import type { QuestionGroupContent } from './question.ts';
import { byOrder } from './shared/by-order.ts';

/** The first group begins with those that the page of the franchise shows itself. */
export async function loadQuestionGroups(): Promise<(QuestionGroupContent & { slug: string })[]> {
  const [entries, franchise] = await Promise.all([
    getCollection('questions'),
    loadPage('franchise'),
  ]);
  const groups = entries.sort(byOrder).map(({ id, data }, place) => ({
    ...data,
    slug: id,
    items: [...(place === 0 ? franchise.questions.items.map(withAnchor) : []), ...data.items],
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
