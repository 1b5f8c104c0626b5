import { describe, expect, test } from 'vitest';
import { escapeHtml } from '../../contract/escape-html.ts';
import { ROUTES } from '../../contract/routes.ts';
import { resolveRedirect } from './links.ts';
import { type AccountChange, fillTemplate, LINK_MAILS, loadAuthMails } from './mails.ts';

const CHANGES = [
  'password_changed',
  'factor_added',
  'factor_removed',
  'factors_reset',
] as const satisfies readonly AccountChange[];
const TOKEN = 'Zm9v-YmFy_x';
const siteUrl = 'https://yctfc.example';
const email = `o'hara&sons@example.in`;
const links = {
  confirmation: `${siteUrl}${ROUTES.authConfirm}?token_hash=${TOKEN}&type=email`,
  recovery: `${siteUrl}${ROUTES.authReset}?token_hash=${TOKEN}&type=recovery`,
};
const auth = loadAuthMails(siteUrl);
const noticeOf = (change: AccountChange) =>
  auth.notice(email, {
    change,
    place: 'Chrome on a Mac, at home',
    at: new Date('2026-11-22T19:05Z'),
  });

/** Every mail about an account; `link` is what it is sent for. */
const mails = [
  ...LINK_MAILS.map((name) => ({
    name,
    link: links[name],
    ...auth.link(name, email, { token: TOKEN, redirectTo: `${siteUrl}/admin` }),
  })),
  ...CHANGES.map((name) => ({ name, link: undefined, ...noticeOf(name) })),
];

test('a mail goes to its account, and escapes in HTML what it keeps in text', () => {
  for (const { name, recipient, html, text } of mails) {
    expect(recipient, name).toBe(email);
    expect(html, name).toContain('o&#39;hara&amp;sons@example.in');
    expect(html, name).not.toContain(email);
    expect(text, name).toContain(email);
  }
});

test('a mail leaves no variable, loads nothing, and links to the site and its own link alone', () => {
  for (const { name, link, subject, html, text } of mails) {
    for (const part of [html, text, subject]) expect(part, name).not.toMatch(/\{\{|\}\}/);
    expect(html, name).not.toMatch(/<(?:img|link|script|iframe)|@import|url\(/i);
    const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, target]) => target);
    const href = link?.replaceAll('&', '&amp;');
    expect(new Set(targets), name).toEqual(new Set(href ? [href, siteUrl] : [siteUrl]));
    if (link) expect(text.split('\n'), name).toContain(link);
    if (href) expect(html.split(`href="${href}"`), name).toHaveLength(3);
    if (href) expect(html, name).toContain(`>${href}</a>`);
  }
});

test('a mail says the same in both parts', () => {
  for (const { name, html, text } of mails) {
    const words = html
      .slice(html.indexOf('<h1'))
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ');
    for (const paragraph of text.split('\n\n')) expect(words, name).toContain(paragraph.trim());
  }
});

test('a notice says when in India, from where, and what to do', () => {
  for (const name of CHANGES) {
    const { text } = noticeOf(name);
    expect(text, name).toContain('When: 23 November 2026 at 12:35 am (IST)');
    expect(text, name).toContain('From: Chrome on a Mac, at home');
    expect(text, name).toMatch(/^If it was not you: .*https:\/\/yctfc\.example\/auth/m);
  }
});

test('where a stranger’s device may bar the way, the advice is what opens it', () => {
  const { text } = noticeOf('factor_added');
  expect(text).toMatch(/^If it was not you: .*npm run reset-second-factor/m);
});

test('a template takes values on one line, escaped and never as a template, and misses none', () => {
  const html = fillTemplate('<a title="{{ .A }}">{{.A}}</a>', { A: `"><script>'&` }, escapeHtml);
  expect(html).not.toContain('<script>');
  expect(fillTemplate('To {{ .A }}.', { A: 'x\r\nBcc: y' })).toBe('To x Bcc: y.');
  expect(fillTemplate('{{ .A }}', { A: '{{ .B }}$&', B: 'secret' })).toBe('{{ .B }}$&');
  expect(() => fillTemplate('{{ .A }}', {})).toThrow(/No value/);
});

describe('a redirect', () => {
  test.each(['https://yctfc.example/admin', 'https://yctfc.example/'])(
    'goes to %s',
    (requested) => {
      expect(resolveRedirect(siteUrl, requested)).toBe(requested);
    },
  );

  test.each([
    undefined,
    '',
    '/admin',
    '//evil.example',
    'http://yctfc.example/admin',
    'https://yctfc.example.evil.example',
    'https://yctfc.example@evil.example',
    'https://user:password@yctfc.example/admin',
    'https://yctfc.example:8443/admin',
    'javascript:alert(1)',
    'https://evil.example/https://yctfc.example',
  ])('falls back to the site for %s', (requested) => {
    expect(resolveRedirect(siteUrl, requested)).toBe(siteUrl);
  });
});
