import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measureContrast } from './contrast.ts';

type Theme = 'light' | 'dark';
type Colours = Record<string, string>;

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Custom properties of `css` that are colours, as one theme shows them. */
function readColours(css: string, theme: Theme): Colours {
  const colours: Colours = {};
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
    const colour = pair ? pair[theme === 'light' ? 1 : 2] : value;
    if (colour && /^#\w+$/.test(colour)) colours[name] = colour;
  }
  return colours;
}

function measure(colours: Colours, front: string, ground: string): number {
  const [one, other] = [colours[front], colours[ground]];
  if (!one || !other) throw new Error(`No colour token ${one ? ground : front}`);
  return measureContrast(one, other);
}

const nightRule = /\[data-ground="night"\] \{([^}]+)\}/.exec(read('./base.css'))?.[1] ?? '';
const schemes: [string, Colours][] = [
  ['light', readColours(read('./tokens.css'), 'light')],
  ['dark', readColours(read('./tokens.css'), 'dark')],
  [
    'night ground',
    { ...readColours(read('./tokens.css'), 'dark'), ...readColours(nightRule, 'dark') },
  ],
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
] as const;
const MARKS = ['color-line', 'color-focus'];

describe.each(schemes)('colours in the %s scheme', (scheme, colours) => {
  const grounds = scheme === 'night ground' ? [...GROUNDS, 'color-night'] : GROUNDS;

  it.each(WORDS.flatMap((word) => grounds.map((ground) => [word, ground] as const)))(
    '%s can be read on %s',
    (word, ground) => expect(measure(colours, word, ground)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(WORDS_ON_FILL)('%s can be read on a fill of %s', (word, fill) =>
    expect(measure(colours, word, fill)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(MARKS.flatMap((mark) => grounds.map((ground) => [mark, ground] as const)))(
    '%s can be seen on %s',
    (mark, ground) => expect(measure(colours, mark, ground)).toBeGreaterThanOrEqual(3),
  );
});

describe.each(['light', 'dark'] as const)('badges in the %s scheme', (theme) => {
  const css = read('../badge/badge.module.css');

  it.each(['green', 'blue', 'red', 'grey'])('%s can be read', (tone) => {
    const rule = new RegExp(`\\.${tone} \\{([^}]+)\\}`).exec(css)?.[1] ?? '';
    const colours = readColours(rule, theme);
    expect(measure(colours, 'badge-text', 'badge-ground')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('measureContrast', () => {
  it('knows the extremes', () => {
    expect(measureContrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(measureContrast('#ffffff', '#ffffff')).toBe(1);
  });

  it('refuses what it cannot measure', () => {
    expect(() => measureContrast('red', '#ffffff')).toThrow('Not a #rrggbb colour: red');
  });
});
