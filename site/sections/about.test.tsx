import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PersonCard, PersonGrid } from './about.tsx';

const PERSON = {
  id: 'asha',
  name: 'Meera Khanna',
  designation: 'Director',
  dish: 'Buddha bowl',
};

it('says why nobody is named', () => {
  expect(renderToStaticMarkup(<PersonGrid whenEmpty="Ask us." />)).toBe('<p>Ask us.</p>');
});

it('shows a person with the dish they order', () => {
  const drawn = renderToStaticMarkup(
    <PersonGrid>
      <PersonCard person={PERSON} plateLabel="Orders first">
        <img src="/bowl.webp" alt="A bowl" />
      </PersonCard>
    </PersonGrid>,
  );
  expect(drawn).toMatch(/<h3[^>]*>Meera Khanna<\/h3><p[^>]*>Director<\/p>/);
  expect(drawn).toMatch(/<p[^>]*>Orders first Buddha bowl<\/p>/);
  expect(drawn).toContain('/bowl.webp');
});

it('draws the few at the top larger', () => {
  const draw = (size?: 'large' | 'medium') => renderToStaticMarkup(<PersonGrid size={size} />);
  expect(draw('large')).toMatch(/large/);
  expect(draw('medium')).not.toMatch(/large/);
  expect(draw()).toBe(draw('medium'));
});
