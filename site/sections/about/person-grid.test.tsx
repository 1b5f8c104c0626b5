import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PersonGrid } from './person-grid.tsx';

const person = (name: string) => ({
  ...{ id: name, order: 1, name, designation: 'Director' },
  ...{ group: 'board' as const, pattern: 'truck' as const },
});
const draw = (...names: string[]) =>
  renderToStaticMarkup(<PersonGrid people={names.map(person)} whenEmpty="Ask us." />);

it.each([
  ['Meera Khanna', 'MK'],
  ['Harpreet Singh Gill', 'HG'],
  ['Ananya Devi Rao Bedi', 'AB'],
  ['Madhuri', 'M'],
])('writes %s as %s', (name, initials) => {
  expect(draw(name)).toContain(`>${initials}</span></span>`);
});

it('says why nobody is named', () => {
  expect(draw()).toBe('<p>Ask us.</p>');
  expect(draw('Meera Khanna')).not.toContain('Ask us.');
});

it('draws the few at the top larger', () => {
  const people = [person('Meera Khanna')];
  const classOf = (size?: 'large' | 'medium') =>
    /<ul class="([^"]*)"/.exec(
      renderToStaticMarkup(<PersonGrid people={people} whenEmpty="" size={size} />),
    )?.[1];
  expect(classOf('large')).toMatch(/large/);
  expect(classOf('medium')).not.toMatch(/large/);
  expect(classOf()).toBe(classOf('medium'));
});
