import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measureContrast } from './contrast.ts';
import { readColour, readColours, readTokens } from './read-colour.ts';

type Colours = ReturnType<typeof readColours>;

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

function measure(colours: Colours, front: string, ground: string): number {
  const [one, other] = [colours[front], colours[ground]];
  if (!one || !other) throw new Error(`No colour token ${one ? ground : front}`);
  return measureContrast(one, other);
}

const schemes: [string, Colours][] = [
  ['light', readTokens('light')],
  ['dark', readTokens('dark')],
  ['night ground', { ...readTokens('dark'), ...readTokens('dark', '[data-ground="night"]') }],
];

const GROUNDS = ['color-page', 'color-band', 'color-surface'];
const WORDS = ['color-text', 'color-muted', 'color-action', 'color-success', 'color-danger'];
const WORDS_ON_FILL = [
  ['color-on-action', 'color-action'],
  ['color-on-action', 'color-action-strong'],
  ['color-page', 'color-danger'],
  ['color-page', 'color-text'],
  ['color-on-night', 'color-night'],
  ['color-on-accent', 'color-accent'],
  ['color-on-night', 'color-board'],
  ['color-on-night', 'color-sign'],
] as const;
const MARKS = ['color-line', 'color-focus'];

type Pair = readonly [front: string, ground: string, least: number];

it.each(schemes)('every colour of the %s scheme is told from its ground', (scheme, colours) => {
  const grounds = scheme === 'night ground' ? [...GROUNDS, 'color-night'] : GROUNDS;
  const pairs: Pair[] = [
    ...WORDS.flatMap((word) => grounds.map((ground) => [word, ground, 4.5] as const)),
    ...WORDS_ON_FILL.map(([word, fill]) => [word, fill, 4.5] as const),
    ...MARKS.flatMap((mark) => grounds.map((ground) => [mark, ground, 3] as const)),
  ];
  const isWeak = ([front, ground, least]: Pair) => measure(colours, front, ground) < least;
  expect(pairs.filter(isWeak)).toEqual([]);
});

it.each(['light', 'dark'] as const)('every badge of the %s scheme can be read', (theme) => {
  const css = read('../badge/badge.module.css');
  const isWeak = (tone: string) => {
    const rule = new RegExp(`\\.${tone} \\{([^}]+)\\}`).exec(css)?.[1] ?? '';
    return measure(readColours(rule, theme), 'badge-text', 'badge-ground') < 4.5;
  };
  expect(['green', 'blue', 'red', 'grey'].filter(isWeak)).toEqual([]);
});

describe('readColour', () => {
  it('reads a token as each theme shows it', () => {
    expect(readColour('night')).toBe('#4a0f1c');
    expect(readColour('page')).toBe('#fff8ee');
    expect(readColour('page', 'dark')).toBe('#1b0a0d');
  });

  it('reads colours alone, and no rule but the one that is asked for', () => {
    expect(readColours('--gap: 4px; --ink: #000000;', 'light')).toEqual({ ink: '#000000' });
    expect(Object.keys(readTokens('light', '[data-ground="night"]')).length).toBeLessThan(
      Object.keys(readTokens('light')).length,
    );
  });

  it('names a token that is not there', () => {
    expect(() => readColour('mauve')).toThrow('ui/theme/tokens.css has no --color-mauve');
  });
});

describe('measureContrast', () => {
  it('knows the extremes', () => {
    expect(measureContrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(measureContrast('#ffffff', '#ffffff')).toBe(1);
  });

  it.each([
    ['#000000', '#0a0a0a', 1.061],
    ['#777777', '#ffffff', 4.478],
    ['#ff0000', '#ffffff', 3.998],
    ['#00ff00', '#ffffff', 1.372],
    ['#0000ff', '#ffffff', 8.592],
  ])('measures %s on %s as WCAG does, either way around', (one, other, contrast) => {
    expect(measureContrast(one, other)).toBeCloseTo(contrast, 3);
    expect(measureContrast(other, one)).toBeCloseTo(contrast, 3);
  });

  it('refuses what it cannot measure', () => {
    expect(() => measureContrast('red', '#ffffff')).toThrow('Not a #rrggbb colour: red');
  });
});
