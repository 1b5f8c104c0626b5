import { renderToStaticMarkup as draw } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArticleBody, ArticleNeighbours } from './article.tsx';

const story = { href: '/blog/a', title: 'Rent' };

it('leads to the articles beside it, as far as there are any', () => {
  expect(draw(<ArticleNeighbours previous={story} next={undefined} />)).toMatch(
    /^<nav[^>]*><a[^>]*rel="prev"><span[^>]*>Previous article<\/span>Rent<\/a><\/nav>$/,
  );
  expect(draw(<ArticleNeighbours previous={undefined} next={story} />)).toMatch(
    /^<nav[^>]*><a[^>]*rel="next"><span[^>]*>Next article<\/span>Rent<\/a><\/nav>$/,
  );
});

it.each([
  [0, false],
  [1, false],
  [2, true],
])('lists its contents from two sections on: %i', (count, isListed) => {
  const contents = Array.from({ length: count }, (_, place) => ({ href: `#${place}`, text: 'A' }));
  const body = draw(
    <ArticleBody contentsLabel="Contents" contents={contents}>
      Text
    </ArticleBody>,
  );
  expect(body.includes('<nav')).toBe(isListed);
});
