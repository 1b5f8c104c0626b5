import { describe, expect, test } from 'vitest';
import { type AccountChange, loadAuthMails } from './messages.ts';

const CHANGES = [
  'password_changed',
  'factor_added',
  'factor_removed',
  'factors_reset',
] as const satisfies readonly AccountChange[];

const siteUrl = 'https://yctfc.example';
const email = `o'hara&sons@example.in`;
const { code, notice } = loadAuthMails(siteUrl);
const noticeOf = (change: AccountChange) =>
  notice(email, { change, place: 'Chrome on a Mac, at home', at: new Date('2026-11-22T19:05Z') });
const mails = [
  ...CHANGES.map((change) => [change, noticeOf(change)] as const),
  ['nonce', code(email, '01234567')] as const,
];

describe.each(mails)('%s', (_name, mail) => {
  test('goes to the account', () => expect(mail.recipient).toBe(email));

  test('escapes values in HTML and keeps them in text', () => {
    expect(mail.html).toContain('o&#39;hara&amp;sons@example.in');
    expect(mail.html).not.toContain(email);
    expect(mail.text).toContain(email);
  });

  test('leaves no variable, loads nothing, and links to nothing but the site', () => {
    for (const part of [mail.html, mail.text, mail.subject]) expect(part).not.toMatch(/\{\{|\}\}/);
    expect(mail.html).not.toMatch(/<(?:img|link|script|iframe)|@import|url\(/i);
    const targets = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, target]) => target);
    expect(new Set(targets)).toEqual(new Set([siteUrl]));
  });

  test('says the same in both parts', () => {
    const body = mail.html.slice(mail.html.indexOf('<h1'));
    const words = body
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ');
    for (const paragraph of mail.text.split('\n\n')) expect(words).toContain(paragraph.trim());
  });
});

test.each(CHANGES)('%s says when in India, from where, and what to do', (change) => {
  const { text } = noticeOf(change);
  expect(text).toContain('When: 23 November 2026 at 12:35 am (IST)');
  expect(text).toContain('From: Chrome on a Mac, at home');
  expect(text).toMatch(/^If it was not you: .*https:\/\/yctfc\.example\/auth/m);
});

test('where a stranger’s device may bar the way, the advice is what opens it', () => {
  const { text } = noticeOf('factor_added');
  expect(text).toMatch(/^If it was not you: .*npm run reset-second-factor/m);
});
