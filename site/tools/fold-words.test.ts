import { expect, it } from 'vitest';
import { foldWords } from './fold-words.ts';

it.each([
  ['momoz', 'momos'],
  ['Momo', 'momos'],
  ['dossa', 'dosa'],
  ['piza', 'Pizza'],
  ['wada', 'vada'],
  ['prantha', 'pranta'],
  ['Khichdi', 'kichdi'],
  ['chhole', 'chole'],
  ['laccha', 'lachha'],
  ['bhatura', 'batura'],
  ['cappucino', 'Cappuccino'],
  ['café', 'cafe'],
  ['burgers', 'burger'],
])('reads %s as %s', (typed, written) => {
  expect(foldWords(typed)).toEqual(foldWords(written));
});

it('keeps words apart that are not the same', () => {
  expect(foldWords('chai')).not.toEqual(foldWords('chaat'));
  expect(foldWords('roll')).not.toEqual(foldWords('rolling'));
});

it('leaves other scripts whole', () => {
  expect(foldWords('मोमो ਪਨੀਰ')).toEqual(['मोमो', 'ਪਨੀਰ']);
});

it('separates words at whatever is no letter', () => {
  expect(foldWords('Dim-sum: six pieces, ₹180')).toEqual(['dim', 'sum', 'six', 'piece', '180']);
});

it('finds no word where there is none', () => {
  expect(foldWords(' ?! ')).toEqual([]);
});
