import { expect, test } from 'vitest';
import type { Greeting } from '../../../contract/desk/desk-content.ts';
import { writeGreeting } from './greeting.ts';

const greetings: Greeting[] = [
  {
    language: 'English',
    mailSubject: 'Your enquiry {reference}',
    bySubject: { any: 'Hello {name}: {reference}', franchise: 'A franchise, {name}?' },
  },
  { language: 'Hindi', mailSubject: 'पूछताछ', bySubject: { any: 'नमस्ते {name}' } },
];
const lead = {
  id: '3f7a91c2-0000-4000-8000-000000000000',
  name: ' Gurpreet  Kaur Dhillon',
  subject: 'support',
  language: null,
};

test('a greeting calls the visitor by the first name and names the reference', () => {
  expect(writeGreeting({ greetings }, lead)).toEqual({
    text: 'Hello Gurpreet: YC-3F7A-91C2',
    subject: 'Your enquiry YC-3F7A-91C2',
  });
});

test.each([
  [{ subject: 'franchise' }, 'A franchise, Gurpreet?'],
  [{ subject: 'Franchise' }, 'A franchise, Gurpreet?'],
  [{ subject: null }, 'Hello Gurpreet: YC-3F7A-91C2'],
  [{ language: 'hindi ' }, 'नमस्ते Gurpreet'],
  [{ language: 'Hindi', subject: 'franchise' }, 'नमस्ते Gurpreet'],
  [{ language: 'Tamil' }, 'Hello Gurpreet: YC-3F7A-91C2'],
])('for %o it is "%s"', (known, text) => {
  expect(writeGreeting({ greetings }, { ...lead, ...known })?.text).toBe(text);
});

test('content without greetings gives none', () => {
  expect(writeGreeting({ greetings: [] }, lead)).toBeUndefined();
});
