import { expect, it } from 'vitest';
import { findNeighbours, pickRelated } from './related-stories.ts';

const story = (id: string, category: string, date: string) => ({
  id,
  data: { category, date: new Date(date) },
});

const stories = [
  story('newest', 'Finance', '2024-12-01'),
  story('far', 'Operations', '2024-11-01'),
  story('middle', 'Operations', '2024-06-01'),
  story('near', 'People', '2024-05-20'),
  story('same', 'Operations', '2024-05-01'),
];
const [newest, , middle] = stories;
const ids = (found: { id: string }[]) => found.map(({ id }) => id);

it('takes the same category first, the closest in time first, and never the story itself', () => {
  expect(middle && ids(pickRelated(middle, stories, 3))).toEqual(['same', 'far', 'near']);
});

it('fills up with other categories', () => {
  expect(newest && ids(pickRelated(newest, stories, 2))).toEqual(['far', 'middle']);
});

it('finds the next older and newer story, and none beyond the ends', () => {
  expect(findNeighbours('middle', stories)).toMatchObject({
    previous: { id: 'near' },
    next: { id: 'far' },
  });
  expect(findNeighbours('newest', stories).next).toBeUndefined();
  expect(findNeighbours('same', stories).previous).toBeUndefined();
});
