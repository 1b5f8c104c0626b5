import { expect, it } from 'vitest';
import { dropNoise, joinStyles, shortenScripts } from './tidy-markup.ts';

it('shortens inline scripts and leaves data and files alone', () => {
  const data =
    '<script type="application/ld+json">{ "a": 1 }</script><script src="/x.js"></script>';
  const html = `${data}<script>{ const longName = document.title; alert(longName + longName) }</script>`;
  const short = shortenScripts(html);
  expect(short.startsWith(data)).toBe(true);
  expect(short).not.toContain('longName');
  expect(short).toContain('document.title');
});

it('joins the sheets of the head in their order, and leaves those of the body', () => {
  const body = '<body><noscript><style>b{}</style></noscript>';
  expect(
    joinStyles(`<head><style>@layer a,b;</style><title>T</title><style>a{}</style></head>${body}`),
  ).toBe(`<head><title>T</title><style>@layer a,b;a{}</style></head>${body}`);
  for (const html of [`<head><style>a{}</style></head>${body}`, body])
    expect(joinStyles(html)).toBe(html);
});

it('calls fonts by their names alone, and their files as they are called', () => {
  const face = '@font-face{font-family:Anek-083d4c1ed8852bcf;src:url(/f/0737fd7141a32ff7.woff2)}';
  const use = ':root{--a:"Bricolage Grotesque-079ec29ff03b3317","Anek Arial",serif}';
  expect(joinStyles(`<head><style>${face}</style><style>${use}</style></head>`)).toBe(
    '<head><style>@font-face{font-family:Anek;src:url(/f/0737fd7141a32ff7.woff2)}' +
      ':root{--a:"Bricolage Grotesque","Anek Arial",serif}</style></head>',
  );
});

it('drops what HTML knows anyway, and keeps texts apart', () => {
  expect(
    dropNoise(
      '<p>a<!-- --> b</p><svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-x icon-abc" focusable="false"><path d="M4 5h16"></path></svg>',
    ),
  ).toBe('<p>a<!-- --> b</p><svg class="icon-abc"><path d="M4 5h16"/></svg>');
  expect(dropNoise('<ul><li>a</li><li><ol><li>b</li></ol></li></ul><li>c</li> d')).toBe(
    '<ul><li>a<li><ol><li>b</ol></ul><li>c</li> d',
  );
  expect(dropNoise('<img alt="" src="/a.svg" hidden=""/>, said it: x=""')).toBe(
    '<img alt src="/a.svg" hidden/>, said it: x=""',
  );
});
