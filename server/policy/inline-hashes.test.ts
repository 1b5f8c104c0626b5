import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('hashes scripts and styles as the browser sees them', () => {
  const html = `<!doctype html><head>
<script>document.documentElement.dataset.theme = 'dark'</script>
<SCRIPT TYPE="module" async>import('/a.js')</SCRIPT >
<style media="print">h1{color:red}</style>
<style>a::after{content:"<script>"}</style>`;
  expect(inlineHashes(html)).toEqual({
    scripts: [
      source("document.documentElement.dataset.theme = 'dark'"),
      source("import('/a.js')"),
    ].sort(),
    styles: [source('h1{color:red}'), source('a::after{content:"<script>"}')].sort(),
  });
});

test('ignores external files and data blocks', () => {
  const html = `<script src="/a.js"></script><script type="module" src=/b.js></script>
<script type="application/ld+json">{"@type":"Restaurant"}</script>
<script type="application/json">{}</script>
<script type=speculationrules>{"prefetch":[]}</script>`;
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
});

test('an attribute that only ends in src does not make it a file', () => {
  expect(inlineHashes('<script data-src="/a.js">run()</script>').scripts).toEqual([
    source('run()'),
  ]);
});

test('equal code counts once, with normalised line endings', () => {
  expect(inlineHashes('<style>a{}\r\nb{}</style><style>a{}\nb{}</style>').styles).toEqual([
    source('a{}\nb{}'),
  ]);
});
