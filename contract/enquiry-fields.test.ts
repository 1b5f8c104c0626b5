import { expect, it } from 'vitest';
import { ENQUIRY_FIELDS, ENQUIRY_FORM, FURTHER_FIELDS } from './enquiry-fields.ts';
import { writeEnquiryText } from './enquiry-text.ts';
import { isSubject, SUBJECTS } from './subjects.ts';

const SPECIFIED = ['name', 'email', 'phone', 'subject', 'message'];

it('counts as further what the specification does not name', () => {
  expect(FURTHER_FIELDS).toEqual(ENQUIRY_FIELDS.filter((field) => !SPECIFIED.includes(field)));
});

it('asks for everything that the specification names but the subject', () => {
  const optional = SPECIFIED.filter((field) => ENQUIRY_FORM[field as 'name'].isOptional);
  expect(optional).toEqual(['subject']);
});

it('knows its subjects from any other text', () => {
  expect([...SUBJECTS, '', 'Franchise', 'toString'].filter(isSubject)).toEqual([...SUBJECTS]);
});

it('cuts a text for a link only where it is longer than programs accept', () => {
  const cut = (length: number) => writeEnquiryText({ message: 'x'.repeat(length - 2) });
  expect(cut(1500)).toBe(`${'x'.repeat(1498)}\n\n`);
  expect(cut(1501)).toBe(`${'x'.repeat(1499)}…`);
});
