import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SUBJECT, type EnquiryField, parseEnquiry, SUBJECTS } from './enquiry.ts';
import { LIMITS } from './limits.ts';

const complete = {
  name: 'Harpreet Kaur',
  email: 'harpreet@example.in',
  phone: '98765 43210',
  subject: 'franchise',
  message: 'Which model fits 450 sq ft?',
};

const parsed = (changes: Record<string, unknown>) => {
  const result = parseEnquiry({ ...complete, ...changes });
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.enquiry;
};
const errorsOf = (input: unknown) => {
  const result = parseEnquiry(input);
  return result.ok ? {} : result.errors;
};

it('reads a complete enquiry, and drops unknown keys', () => {
  const read = { ...complete, phone: '+919876543210', phone_typed: null };
  expect(parsed({ id: 'x', created_at: 'y' })).toEqual(read);
});

describe('required fields', () => {
  const required = ['name', 'email', 'phone', 'message'] as const;

  it.each(required)('asks for %s in plain words', (field) => {
    for (const empty of ['', '   ', '\n\t', '\u0000', null, undefined, 7, {}]) {
      expect(errorsOf({ ...complete, [field]: empty })[field]).toMatch(/^(Enter|Write) your /);
    }
    const { [field]: _left, ...rest } = complete;
    expect(errorsOf(rest)[field]).toMatch(/^(Enter|Write) your /);
  });

  it.each([null, undefined, 'text', 7, [], {}])(
    'names all required fields when the input is %j',
    (input) => {
      expect(Object.keys(errorsOf(input))).toEqual([...required]);
    },
  );
});

describe('subject', () => {
  it.each(['', '  ', null, undefined])('falls back to the default when it is %j', (subject) => {
    expect(parsed({ subject }).subject).toBe(DEFAULT_SUBJECT);
  });

  it.each([...SUBJECTS, DEFAULT_SUBJECT])('stays %s', (subject) => {
    expect(parsed({ subject }).subject).toBe(subject);
  });

  it('must be in the list', () => {
    expect(errorsOf({ ...complete, subject: 'Re: invoice\r\nBcc: all@example.com' })).toEqual({
      subject: 'Choose one of the subjects in the list.',
    });
  });
});

describe('email', () => {
  it.each([
    ['Harpreet.Kaur+franchise@Example.CO.IN', 'Harpreet.Kaur+franchise@example.co.in'],
    [" o'brien@example.ie ", "o'brien@example.ie"],
    ['name@example.com.', 'name@example.com'],
    ['\u200bname@example.com\u202c', 'name@example.com'],
    ['नाम@उदाहरण.भारत', 'नाम@उदाहरण.भारत'],
    ['name@xn--p1b6ci4b4b3a.xn--h2brj9c', 'name@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ])('reads %s', (typed, expected) => {
    expect(parsed({ email: typed }).email).toBe(expected);
  });

  it.each([
    ...['harpreet', 'harpreet@', '@example.in', 'a@b', 'a@b..in', 'a@@b.in', 'a b@example.in'],
    ...['a@example.in, b@example.in', 'a@gmail,com', 'Harpreet <a@example.in>'],
    ...['a@example.in\r\nBcc: all@example.com', `${'a'.repeat(LIMITS.email)}@example.in`],
  ])('refuses %j', (email) => {
    expect(Object.keys(errorsOf({ ...complete, email }))).toEqual(['email']);
  });
});

describe('text', () => {
  it('puts the name on one line and keeps its script', () => {
    expect(parsed({ name: ' Harpreet\r\nBcc:  Kaur ' }).name).toBe('Harpreet Bcc: Kaur');
    expect(parsed({ name: 'ਹਰਪ੍ਰੀਤ ਕੌਰ' }).name).toBe('ਹਰਪ੍ਰੀਤ ਕੌਰ');
    expect(parsed({ name: 'क्\u200dष' }).name).toBe('क्\u200dष');
    expect(parsed({ name: 'abc\u202edrowssap' }).name).toBe('abcdrowssap');
  });

  it('keeps the lines of a message, whatever its line endings', () => {
    expect(parsed({ message: 'one\r\ntwo\rthree\nfour\u2028five' }).message).toBe(
      'one\ntwo\nthree\nfour\nfive',
    );
  });

  it('accepts exactly up to the limit', () => {
    const fields = [
      ['name', LIMITS.name],
      ['message', LIMITS.message],
    ] as const;
    for (const [field, limit] of fields) {
      expect(parsed({ [field]: 'a'.repeat(limit) })[field]).toHaveLength(limit);
      expect(Object.keys(errorsOf({ ...complete, [field]: 'a'.repeat(limit + 1) }))).toEqual([
        field,
      ]);
    }
    // A form sends each line break as two characters; the limit counts one.
    expect(parsed({ message: 'a\r\n'.repeat(LIMITS.message / 2) }).message.length).toBeLessThan(
      LIMITS.message,
    );
  });

  it('removes everything that PostgreSQL or a mail header cannot hold', () => {
    const text = fc
      .string({ unit: 'binary', maxLength: 200 })
      .map((part) => `x\u0000\ud800\r\n${part}`);
    fc.assert(
      fc.property(text, (value) => {
        const { name, message } = parsed({ name: value.slice(0, LIMITS.name), message: value });
        expect(name).not.toMatch(/\p{Cc}/u);
        expect(message).not.toMatch(/[^\P{Cc}\n\t]/u);
        for (const stored of [name, message]) expect(stored.isWellFormed()).toBe(true);
      }),
    );
  });
});

it('is idempotent: its output passes unchanged', () => {
  const once = parsed({ subject: '' });
  expect(parseEnquiry(once)).toEqual({ ok: true, enquiry: once });
});

it('lists the errors in the order of the form', () => {
  const order: EnquiryField[] = ['name', 'email', 'phone', 'subject', 'message'];
  expect(
    Object.keys(errorsOf({ message: '', subject: 'x', phone: '', email: '', name: '' })),
  ).toEqual(order);
});

describe('phone', () => {
  it('never costs an enquiry, as long as something was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (typed) => {
        fc.pre(/[\p{L}\p{N}]/u.test(typed));
        const { phone, phone_typed } = parsed({ phone: typed });
        expect(phone ?? phone_typed).not.toBeNull();
      }),
    );
  });

  it('is cut where it is longer than two numbers and some words', () => {
    const { phone, phone_typed } = parsed({ phone: `98765 43210 ${'ਫ਼ੋਨ '.repeat(100)}` });
    expect(phone).toBe('+919876543210');
    expect([...(phone_typed ?? '')].length).toBeLessThanOrEqual(LIMITS.phoneInput);
  });
});
