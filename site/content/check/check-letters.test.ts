import { expect, test } from 'vitest';
import { TEMPLATE_SLOTS } from '../../../contract/contact-template.ts';
import { findStrangeLetters } from './check-body.ts';

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
  ['a double arrow', 'Mohali ⇒ Delhi', ['⇒']],
  ['what came along from a chat', '\u200ecall\u00ad us\ufeff', ['U+200E', 'U+00AD', 'U+FEFF']],
  ['words turned around', 'Roll \u202enoitaN', ['U+202E']],
  ['a joiner where nothing joins', 'Roll \u200d Nation', ['U+200D']],
  ['a byte that is no letter', 'Roll\u0000\u2028', ['U+0000', 'U+2028']],
  ['a slot of the contact page', TEMPLATE_SLOTS.end, [...'\uE000\uE001']],
])('%s cannot, and each letter is named once', (_name, text, strange) => {
  expect(findStrangeLetters(text)).toEqual(strange);
});
