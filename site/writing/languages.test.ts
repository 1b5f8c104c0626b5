import { expect, it } from 'vitest';
import { languagesIn, mainLanguage, splitByLanguage } from './languages.ts';

it.each([
  ['Chai at dawn, ₹40', []],
  ['चाय', ['hi']],
  ['ਚਾਹ', ['pa']],
  ['Chai, चाय or ਚਾਹ', ['hi', 'pa']],
  ['வணக்கம்', []],
])('tells the languages of %s', (text, languages) => {
  expect(languagesIn(text)).toEqual(languages);
});

it('parts a text where its language changes, and nowhere else', () => {
  expect(splitByLanguage('Our आलू टिक्की, दही (केवल ₹80) है। and ਛੋਲੇ! 5')).toEqual([
    { text: 'Our ', language: undefined },
    { text: 'आलू टिक्की, दही (केवल ₹80) है।', language: 'hi' },
    { text: ' and ', language: undefined },
    { text: 'ਛੋਲੇ', language: 'pa' },
    { text: '! 5', language: undefined },
  ]);
});

it.each([
  ['', []],
  ['Chai, ₹40', [undefined]],
  ['12', [undefined]],
  ['ਛੋਲੇ ਚਾਹ।', ['pa']],
  ['ਛੋਲੇ चाय', ['pa', undefined, 'hi']],
  ['क्‍ष', ['hi']],
])('parts "%s" into as many pieces as languages', (text, languages) => {
  const pieces = splitByLanguage(text);
  expect(pieces.map(({ language }) => language)).toEqual(languages);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

it.each([
  ['गरम चाय at dawn, ₹40', undefined],
  ['गरम चाय और पकौड़े, FSSAI', 'hi'],
  ['ਗਰਮ ਚਾਹ ਤੇ ਰੋਟੀ 2026', 'pa'],
  ['', undefined],
])('a text is in the language of most of its letters: %s', (text, language) => {
  expect(mainLanguage(text)).toBe(language);
});
