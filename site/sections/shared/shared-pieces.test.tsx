import { renderToStaticMarkup as draw } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Band, type BandProps } from './band.tsx';
import { CountedFigure } from './counted-figure.tsx';
import { PageHero, PictureHero } from './hero.tsx';

describe('a band', () => {
  const band = (props: BandProps) => draw(<Band {...props}>Words</Band>);

  it.each([
    ['page', undefined],
    ['chilli', undefined],
    ['sand', 'sand'],
    ['night', 'night'],
  ] as const)('on %s tells what stands on it: %s', (ground, told) => {
    expect(/data-ground="(\w+)"/.exec(band({ ground }))?.[1]).toBe(told);
    expect(/chilli/.test(band({ ground }))).toBe(ground === 'chilli');
    expect(/class="[^"]*night/.test(band({ ground }))).toBe(ground === 'night');
  });

  it('is wide unless it says otherwise', () => {
    expect(band({})).not.toMatch(/narrow/);
    expect(band({ width: 'narrow' })).toMatch(/narrow/);
    expect(band({ width: 'page' })).not.toMatch(/narrow/);
  });

  it('has heading and lead where it is given them', () => {
    expect(band({})).not.toMatch(/<h2|<p/);
    expect(band({ heading: 'Why', lead: 'Because' })).toMatch(
      /<h2[^>]*>Why<\/h2><p[^>]*>Because<\/p>/,
    );
  });
});

describe('a figure', () => {
  it.each([
    ['500+', '100', '500'],
    ['95%', '10', '95'],
    ['100%', undefined, undefined],
    ['24/7', undefined, undefined],
    ['9', undefined, undefined],
  ])('of %s is counted from %s up to %s, and never has fewer digits', (value, first, goal) => {
    const drawn = draw(<CountedFigure value={value} />);
    expect(/data-first="(\d+)"/.exec(drawn)?.[1]).toBe(first);
    expect(/data-goal="(\d+)"/.exec(drawn)?.[1]).toBe(goal);
    expect(drawn.replace(/<[^>]*>/g, '')).toBe(value);
  });
});

describe('the head of a page', () => {
  const words = { heading: 'Brands', lead: 'All nine.' };
  const picture = <img src="a.jpg" alt="" />;

  it.each([PageHero, PictureHero])('has no empty places', (Hero) => {
    expect(draw(<Hero {...words} />)).not.toMatch(/eyebrow|sign|actions|tool|picture/);
  });

  it.each([PageHero, PictureHero])('shows what it is given', (Hero) => {
    const drawn = draw(
      <Hero {...words} eyebrow="Food" picture={picture} tool="Search">
        Apply
      </Hero>,
    );
    expect(drawn).toMatch(/<p[^>]*>Food<\/p><h1/);
    expect(drawn).toMatch(/<div[^>]*>Apply<\/div>/);
    expect(drawn).toMatch(Hero === PageHero ? /<div[^>]*>Search/ : /<div[^>]*><img src="a\.jpg"/);
  });
});
