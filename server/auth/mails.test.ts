import { describe, expect, test } from 'vitest';
import { escapeHtml } from '../../contract/escape-html.ts';
import { ROUTES } from '../../contract/routes.ts';
import { confirmPage, resolveRedirect } from './links.ts';
import {
  type AccountChange,
  compileTemplate,
  keepText,
  LINK_MAILS,
  loadAuthMails,
} from './mails.ts';

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
  { name: 'nonce', link: undefined, ...auth.code(email, '01234567') },
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

test('inserts values and escapes them', () => {
  const render = compileTemplate('<a title="{{ .Email }}">{{.Email}}</a>', ['Email']);
  expect(render({ Email: `"><script>'&` }, escapeHtml)).toBe(
    '<a title="&quot;&gt;&lt;script&gt;&#39;&amp;">&quot;&gt;&lt;script&gt;&#39;&amp;</a>',
  );
});

test('a value is never interpreted as a template', () => {
  const render = compileTemplate('{{ .A }}', ['A', 'B']);
  expect(render({ A: '{{ .B }}$&', B: 'secret' }, keepText)).toBe('{{ .B }}$&');
});

test('plain text stays on one line', () => {
  const render = compileTemplate('To {{ .A }}.', ['A']);
  expect(render({ A: 'x\r\nBcc: y' }, keepText)).toBe('To x Bcc: y.');
});

test.each([
  ['{{ .Token }}', /Unknown template variable .Token/],
  ['{{ if .A }}x{{ end }}', /Not understood/],
  ['{{ .A | html }}', /Not understood/],
  ['{{ .A }', /Not understood/],
  ['.A }}', /Not understood/],
])('refuses %j', (source, message) => {
  expect(() => compileTemplate(source, ['A'])).toThrow(message);
});

test('a missing value is an error', () => {
  expect(() => compileTemplate('{{ .A }}', ['A'])({}, keepText)).toThrow(/No value/);
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

test.each([
  ['signup', '/auth/confirm?token_hash=a%26b&type=email'],
  ['email', '/auth/confirm?token_hash=a%26b&type=email'],
  ['anything', '/auth/confirm?token_hash=a%26b&type=email'],
  ['recovery', '/auth/reset?token_hash=a%26b&type=recovery'],
])('the page for %s is %s', (type, expected) => {
  expect(confirmPage(siteUrl, type, 'a&b')).toBe(`${siteUrl}${expected}`);
});
