import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AWARDS } from '../../testing/show-awards.tsx';
import { AwardsCarousel } from './awards-carousel.tsx';

it('is served as a row that a keyboard can scroll, and stands still until a script moves it', () => {
  const html = renderToStaticMarkup(<AwardsCarousel label="Our awards" awards={AWARDS} />);
  expect(html).toContain('role="group" aria-label="All our awards" tabindex="0"');
  expect(html).toContain('Play the awards');
  expect(html).toContain('aria-live="polite"');
  expect(html).not.toContain('data-ready');
});
