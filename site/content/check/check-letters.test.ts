import { expect, test } from 'vitest';
import { TEMPLATE_SLOTS } from '../../../contract/contact-template.ts';
import { findStrangeLetters } from './check-letters.ts';

test.each([
  ['English with its signs', 'Café “menu” – 30 °C, ₹80… ½ × 2'],
  ['Hindi', 'श्रीमती ज्ञान की कढ़ाई: ॐ, ०१२३, क्‍ष।'],
  ['Punjabi', 'ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ, ਖ਼ਾਸ ਲੱਸੀ: ੴ ੧੨੩॥'],
  ['ends of lines', 'one\r\n\ttwo'],
])('%s can be drawn', (_name, text) => {
  expect(findStrangeLetters(text)).toEqual([]);
});

test.each([
  ['Tamil', 'வணக்கம்', ['வ', 'ண', 'க', '்', 'ம']],
  ['Urdu', 'چائے', ['چ', 'ا', 'ئ', 'ے']],
  ['a picture', 'hot 🔥, 🔥', ['🔥']],
  ['an arrow', 'Mohali → Delhi', ['→']],
  ['a slot of the contact page', TEMPLATE_SLOTS.end, [...'\uE000\uE001']],
])('%s cannot, and each letter is named once', (_name, text, strange) => {
  expect(findStrangeLetters(text)).toEqual(strange);
});
