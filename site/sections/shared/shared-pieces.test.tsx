import { renderToStaticMarkup as draw } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Band, type BandProps } from './band.tsx';
import { PageHero } from './hero.tsx';

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

it('the head of a page has no empty places, and shows what it is given', () => {
  const words = { heading: 'Brands', lead: 'All nine.' };
  expect(draw(<PageHero {...words} />)).not.toMatch(/eyebrow|actions|tool|picture/);
  const drawn = draw(
    <PageHero {...words} eyebrow="Food" picture={<img src="a.jpg" alt="" />} tool="Search">
      Apply
    </PageHero>,
  );
  expect(drawn).toMatch(/<p[^>]*>Food<\/p><h1/);
  expect(drawn).toMatch(/<div[^>]*>Apply<\/div>/);
  expect(drawn).toMatch(/<div[^>]*><img src="a\.jpg"/);
  expect(drawn).toMatch(/<div[^>]*>Search/);
});
