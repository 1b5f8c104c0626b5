import { renderToStaticMarkup as draw } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CourseList } from './education.tsx';

it('numbers courses from one', () => {
  const course = {
    slug: 'service',
    hours: 9,
    name: 'Service',
    order: 1,
    summary: 'Guests',
    topics: ['a', 'b', 'c'],
  };
  const drawn = draw(
    <CourseList
      courses={[course, { ...course, slug: 'tea', name: 'Tea' }]}
      hoursLabel="{hours} hours"
    />,
  );
  expect([...drawn.matchAll(/aria-hidden="true">(\d+)</g)].map(([, number]) => number)).toEqual([
    '1',
    '2',
  ]);
});
