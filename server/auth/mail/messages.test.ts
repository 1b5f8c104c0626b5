import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../../contract/routes.ts';
import { LINK_MAILS, loadAuthMails } from './messages.ts';

const TOKEN = 'Zm9v-YmFy_x';
const input = {
  siteUrl: 'https://yctfc.example',
  email: `o'hara&sons@example.in`,
  token: TOKEN,
  redirectTo: 'https://yctfc.example/admin',
};
const links = {
  confirmation: `https://yctfc.example${ROUTES.authConfirm}?token_hash=${TOKEN}&type=email`,
  recovery: `https://yctfc.example${ROUTES.authReset}?token_hash=${TOKEN}&type=recovery`,
};
const mails = loadAuthMails(input.siteUrl);

describe.each(LINK_MAILS)('%s', (name) => {
  const mail = mails.link(name, input.email, input);
  const href = links[name].replaceAll('&', '&amp;');

  test('goes to the account and carries its link in both parts', () => {
    expect(mail.recipient).toBe(input.email);
    expect(mail.text.split('\n')).toContain(links[name]);
    expect(mail.html.split(`href="${href}"`)).toHaveLength(3);
    expect(mail.html).toContain(`>${href}</a>`);
  });

  test('escapes values in HTML and keeps them in text', () => {
    expect(mail.html).toContain('o&#39;hara&amp;sons@example.in');
    expect(mail.html).not.toContain(input.email);
    expect(mail.text).toContain(input.email);
  });

  test('leaves no variable and loads no external resource', () => {
    for (const part of [mail.html, mail.text, mail.subject]) expect(part).not.toMatch(/\{\{|\}\}/);
    expect(mail.html).not.toMatch(/<(?:img|link|script|iframe)|@import|url\(/i);
    const targets = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, target]) => target);
    expect(new Set(targets)).toEqual(new Set([href, input.siteUrl]));
  });

  test('says the same in both parts', () => {
    const body = mail.html.slice(mail.html.indexOf('<h1'));
    const words = body
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ');
    const paragraphs = mail.text.split('\n\n').map((paragraph) => paragraph.trim());
    for (const paragraph of paragraphs) expect(words).toContain(paragraph);
  });
});
