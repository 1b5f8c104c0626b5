import { describe, expect, it } from 'vitest';
import { readsLikeAdvertising } from './advertising.ts';

/** Goods by what they are worth, and words of a pitch, worth one each. */
const ONE = 'iso 9001';
const TWO = 'seo';
const THREE = 'backlinks';
const PITCH = ['your website', 'noticed', 'our prices', 'portfolio', 'guaranteed', 'affordable'];
const pitch = (count: number) => PITCH.slice(0, count);

const reads = (words: readonly string[]) => readsLikeAdvertising(words.join(', '));

describe('a text that is about nothing of ours', () => {
  it.each([
    ['goods that nobody asks for', [THREE]],
    ['goods that hardly anybody asks for, with a pitch', [TWO, ...pitch(1)]],
    ['nothing but a pitch', pitch(2)],
    ['a pitch in another spelling', ['YOUR   Website', 'Ｎｏｔｉｃｅｄ']],
  ])('reads like advertising with %s', (_what, words) => expect(reads(words)).toBe(true));

  it.each([
    ['one question about goods', [TWO]],
    ['goods that some ask for, with one word of a pitch', [ONE, ...pitch(1)]],
    ['one word of a pitch', pitch(1)],
    ['nothing of both', ['good morning']],
  ])('does not with %s', (_what, words) => expect(reads(words)).toBe(false));
});

describe('a text about our trade', () => {
  const OURS = 'a kiosk';

  it.each([
    ['goods and a long pitch', [OURS, TWO, ...pitch(4)]],
    ['many goods and a short pitch', [OURS, TWO, THREE, ...pitch(1)]],
  ])('reads like advertising with %s', (_what, words) => expect(reads(words)).toBe(true));

  it.each([
    ['goods and a pitch', [OURS, TWO, ...pitch(3)]],
    ['goods that some ask for, whatever the pitch', [OURS, ONE, ...pitch(6)]],
    ['nothing but a pitch', [OURS, ...pitch(6)]],
  ])('does not with %s', (_what, words) => expect(reads(words)).toBe(false));
});
