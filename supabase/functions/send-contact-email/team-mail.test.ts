import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_SUBJECT, SUBJECTS } from '../../../contract/enquiry.ts';
import { renderTeamMail } from './team-mail.ts';

const facts = {
  leadsTo: 'leads@yctfc.example',
  deskUrl: 'https://desk.yctfc.example',
  receivedAt: new Date('2026-11-21T20:15:00Z'),
  allowsCalls: true,
};
const lead = {
  id: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  name: 'Harpreet Kaur',
  email: 'harpreet@example.in',
  phone: '+919876543210',
  subject: 'franchise',
  message: 'Space in Phase 8.\nWhich model fits?',
};
const mailOf = (changes: Partial<typeof lead> = {}) =>
  renderTeamMail({ ...lead, ...changes }, facts);

it('has everything in both parts', () => {
  const { body_text, body_html } = mailOf();
  for (const part of [body_text, body_html]) {
    for (const shown of [
      'YC-F47A-C10B',
      lead.name,
      lead.email,
      lead.phone,
      'Franchise enquiry',
      'Space in Phase 8.',
      'Which model fits?',
      'https://desk.yctfc.example/admin#leads/YC-F47A-C10B',
    ]) {
      expect(part).toContain(shown);
    }
    // 20:15 UTC is a quarter to two in the morning of the next day in India.
    expect(part).toMatch(/22 November,? 2026.*1:45\s?am IST/i);
  }
});

it('goes to the team, and a reply goes to the visitor', () => {
  expect(mailOf()).toMatchObject({
    recipient: 'leads@yctfc.example',
    reply_to: 'harpreet@example.in',
  });
});

it('names every subject in words', () => {
  for (const subject of SUBJECTS)
    expect(mailOf({ subject }).subject.toLowerCase()).toContain(subject);
  expect(mailOf({ subject: DEFAULT_SUBJECT }).subject).toBe(
    `${DEFAULT_SUBJECT} from Harpreet Kaur`,
  );
});

it('keeps the subject on one short line, whatever the name is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const { subject } = mailOf({ name: `${name}\r\nBcc: all@example.com` });
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect([...subject].length).toBeLessThanOrEqual(120);
    }),
  );
});

it('escapes what the visitor wrote', () => {
  const { body_html } = mailOf({
    name: '<b>"A" & \'B\'</b>',
    message: '<img src=x onerror=alert(1)>',
  });
  expect(body_html).toContain('&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;');
  expect(body_html).not.toMatch(/<img|<b>/);
});

it('puts the message last in the text, so that it cannot imitate our lines', () => {
  const forged = 'Name:      Someone else';
  const { body_text } = mailOf({ message: forged });
  expect(body_text.trimEnd().endsWith(forged)).toBe(true);
});

it.each([
  [120, `Franchise enquiry from ${'x'.repeat(97)}`],
  [121, `Franchise enquiry from ${'x'.repeat(96)}…`],
])('shortens a subject only above 120 characters: one of %i', (length, subject) => {
  const name = 'x'.repeat(length - 'Franchise enquiry from '.length);
  expect(mailOf({ name }).subject).toBe(subject);
});

it('links the address and the number, and nothing else that the visitor wrote', () => {
  const { body_html } = mailOf({ email: 'a+b?cc=x@example.in' });
  const links = [...body_html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([
    'mailto:a%2Bb%3Fcc%3Dx@example.in',
    'tel:+919876543210',
    'https://wa.me/919876543210',
    'https://desk.yctfc.example/admin#leads/YC-F47A-C10B',
  ]);
});

it('offers no chat with a landline', () => {
  const { body_html } = mailOf({ phone: '+911612740555' });
  expect(body_html).toContain('tel:+911612740555');
  expect(body_html).not.toContain('wa.me');
});

it('links no number of a person who allowed no call, and says so', () => {
  const { body_text, body_html } = renderTeamMail(lead, { ...facts, allowsCalls: false });
  expect(body_html).not.toContain('tel:');
  for (const part of [body_text, body_html]) {
    expect(part).toContain(`${lead.phone} (no calls, no WhatsApp: not allowed)`);
  }
});
