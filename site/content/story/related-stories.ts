export interface RelatableStory {
  id: string;
  data: { category: string; date: Date };
}

export function pickRelated<Story extends RelatableStory>(
  story: RelatableStory,
  stories: readonly Story[],
  count: number,
): Story[] {
  const distance = ({ data }: Story) => Math.abs(data.date.getTime() - story.data.date.getTime());
  const isForeign = ({ data }: Story) => Number(data.category !== story.data.category);
  return stories
    .filter(({ id }) => id !== story.id)
    .sort((a, b) => isForeign(a) - isForeign(b) || distance(a) - distance(b))
    .slice(0, count);
}

export function findNeighbours<Story extends { id: string }>(
  id: string,
  newestFirst: readonly Story[],
): { previous: Story | undefined; next: Story | undefined } {
  const index = newestFirst.findIndex((story) => story.id === id);
  return { previous: newestFirst[index + 1], next: newestFirst[index - 1] };
}
