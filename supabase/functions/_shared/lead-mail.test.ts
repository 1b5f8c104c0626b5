import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAIL_PALETTE as light } from './lead-mail.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const tokens = read('ui/theme/tokens.css');
const kebab = (role: string) => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The colour of a role in the site's dark theme. */
const dark = (role: string) =>
  new RegExp(`--color-${kebab(role)}: light-dark\\(#[0-9a-f]{6}, (#[0-9a-f]{6})\\);`).exec(
    tokens,
  )?.[1];

describe('the palette', () => {
  it.each(Object.entries(light))('has the %s of the site’s light theme', (role, color) => {
    expect(tokens).toMatch(new RegExp(`--color-${kebab(role)}: (light-dark\\()?${color}[,;]`));
  });
});

/** Every colour of a template with its class and property, each once. */
function colorsOf(html: string): string[] {
  const [, style = '', body = ''] = /<style>([\s\S]*)<\/style>([\s\S]*)/.exec(html) ?? [];
  const [day = '', night = ''] = style.split('@media (prefers-color-scheme: dark)');
  const rules = (css: string) =>
    [...css.matchAll(/(\.[a-z:]+) \{([^}]*)\}/g)].flatMap(([, selector, text = '']) =>
      declarations(text).map((declaration) => `${selector} ${declaration}`),
    );
  const elements = [...body.matchAll(/<\w+(?: class="(\w+)")?[^>]*? style="([^"]*)"/g)].flatMap(
    ([, name, text = '']) => declarations(text).map((declaration) => `.${name} ${declaration}`),
  );
  const worn = [...rules(day), ...elements, ...rules(night).map((rule) => `dark ${rule}`)];
  return [...new Set(worn)].sort();
}

const declarations = (text: string): string[] =>
  [...text.matchAll(/([a-z-]+): [^;]*?(#[0-9a-f]{3,8})\b/gi)].map(
    ([, property, color]) => `${property}: ${color}`,
  );

describe.each(['confirmation', 'recovery'])('the %s mail', (name) => {
  const html = read(`supabase/templates/${name}.html`);

  it('uses each colour of the palette in its role', () => {
    expect(colorsOf(html)).toEqual(
      [
        `.page background-color: ${light.page}`,
        `.card background-color: ${light.surface}`,
        `.card border: ${light.hairline}`,
        `.card border-top: ${light.action}`,
        `.ink color: ${light.text}`,
        `.quiet color: ${light.muted}`,
        `.link color: ${light.action}`,
        `.button background-color: ${light.action}`,
        `.button color: ${light.onAction}`,
        `.button:hover background-color: ${light.actionStrong}`,
        `dark .page background-color: ${dark('page')}`,
        `dark .card background-color: ${dark('surface')}`,
        `dark .card border-color: ${dark('hairline')}`,
        `dark .card border-top-color: ${dark('action')}`,
        `dark .ink color: ${dark('text')}`,
        `dark .quiet color: ${dark('muted')}`,
        `dark .link color: ${dark('actionStrong')}`,
      ].sort(),
    );
  });

  it('has no colour that this test misses', () => {
    const shown = new Set(html.match(/#[0-9a-f]{3,8}\b/gi));
    expect([...shown].sort()).toEqual(
      [...new Set(colorsOf(html).map((worn) => worn.slice(worn.indexOf('#'))))].sort(),
    );
    expect(html).not.toMatch(/rgba?\(|hsla?\(|oklch\(/);
  });
});
