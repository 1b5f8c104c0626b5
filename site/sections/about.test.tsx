import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PersonCard, PersonGrid } from './about.tsx';

it('says why nobody is named', () => {
  expect(renderToStaticMarkup(<PersonGrid whenEmpty="Ask us." />)).toBe('<p>Ask us.</p>');
});

it('shows a person with the dish they order', () => {
  const person = { id: 'asha', name: 'Meera Khanna', designation: 'Director', dish: 'Buddha bowl' };
  const drawn = renderToStaticMarkup(
    <PersonCard person={person} plateLabel="Orders first">
      <img src="/bowl.webp" alt="A bowl" />
    </PersonCard>,
  );
  expect(drawn).toMatch(/<h3[^>]*>Meera Khanna<\/h3><p[^>]*>Director<\/p>/);
  expect(drawn).toMatch(/<p[^>]*>Orders first Buddha bowl<\/p>/);
  expect(drawn).toContain('/bowl.webp');
});
