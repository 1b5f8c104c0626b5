import { parse, serialize } from 'parse5';
import { expect, it } from 'vitest';
import type { HtmlNode } from '../../../contract/html-tree.ts';
import { emptyProgramList } from '../pages/program-list.ts';
import { joinStyles, shortenScripts } from './tidy-markup.ts';

const pageOf = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;

/** A page after one of the steps. */
function after(step: (page: HtmlNode) => void, html: string): string {
  const page = parse(html);
  step(page);
  return serialize(page);
}

it('shortens inline scripts, lists them, and leaves data and files alone', () => {
  const programs = emptyProgramList();
  const data =
    '<script type="application/ld+json">{ "a": 1 }</script><script src="/x.js"></script>';
  const html = after(
    (page) => shortenScripts(page, programs),
    pageOf(
      `${data}<script>{ const longName = document.title; alert(longName + longName) }</script>`,
    ),
  );
  expect(html).toContain(data);
  expect(html).not.toContain('longName');
  expect(html).toContain('document.title');
  expect([...programs.inline].map((code) => `<script>${code}</script>`)).toEqual(
    html.match(/<script>.*?<\/script>/g),
  );
});

it('joins the sheets of the head in their order, and leaves those of the body', () => {
  const body = '<noscript><style>b{}</style></noscript>';
  const sheets = '<style>@layer a,b;</style><title>T</title><style>a{}</style>';
  expect(after(joinStyles, pageOf(sheets, body))).toBe(
    pageOf('<title>T</title><style>@layer a,b;a{}</style>', body),
  );
  const one = pageOf('<style>a{}</style>', body);
  expect(after(joinStyles, one)).toBe(one);
});
