import { renderToStaticMarkup as draw } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PressDesk, StoryCard, type StoryCardProps } from './story.tsx';

describe('the card of a story', () => {
  const story = { href: '/blog/a', title: 'Rent', text: 'What it costs', label: 'Finance' };
  const card = (more: Partial<StoryCardProps> = {}) =>
    draw(
      <StoryCard {...story} date={new Date('2024-12-16')} byline="Asha" {...more}>
        {null}
      </StoryCard>,
    );

  it('is plain unless it says otherwise', () => {
    expect(card()).toMatch(/<h2[^>]*><a[^>]*href="\/blog\/a">Rent<\/a><\/h2>/);
    expect(card()).not.toMatch(/data-later|<svg|target=/);
    expect(card()).toContain('<time dateTime="2024-12-16">16 December 2024</time>');
  });

  it.each<[string, Partial<StoryCardProps>, RegExp]>([
    ['stands below a heading of its section', { level: 3 }, /<h3.*<\/h3>/],
    ['waits while the list is collapsed', { isLater: true }, /data-later=""/],
    [
      'says that it opens a new tab',
      { opensNewTab: true },
      /target="_blank" rel="noopener noreferrer">Rent<span[^>]*> \(opens in a new tab\)<\/span>/,
    ],
    ['marks what is featured', { flag: 'Featured' }, /<p[^>]*>Featured<\/p>/],
    ['marks a video', { watchLabel: 'Watch' }, /<svg.*<p[^>]*>Watch<svg/s],
  ])('%s', (_what, more, drawn) => expect(card(more)).toMatch(drawn));
});

describe('the press desk', () => {
  const words = { heading: 'Press', lead: 'Write.', topics: ['Numbers'] };
  const desk = (name?: string, role?: string, picture?: string) =>
    draw(
      <PressDesk words={{ ...words, name, role }} email="a@b.in" phone="+919876543210">
        {picture}
      </PressDesk>,
    );

  it('names who answers, where somebody may be named', () => {
    expect(desk('Asha Rao', 'Editor', 'Photo')).toMatch(/>Photo<.*>Asha Rao<\/p><p>Editor<\/p>/s);
  });

  it('has no empty places', () => {
    expect(desk()).not.toMatch(/<p[^>]*><\/p>|picture/);
    expect(desk().match(/<p[ >]/g)).toHaveLength(2);
  });
});
