import { minifySync } from 'vite';

const SCRIPT = /(?<=<script>)[\s\S]*?(?=<\/script>)/g;
const HEAD_SHEET = /<style>([\s\S]*?)<\/style>/g;
/** What icons say that HTML knows anyway, and what only browsers of the past asked. */
const NOISE =
  / xmlns="http:\/\/www\.w3\.org\/2000\/svg"| focusable="false"|(?<=<svg [^>]*class=")lucide lucide-[\w-]+ /g;
/** Shapes of a drawing hold nothing and close themselves. */
const EMPTY_SHAPE = /><\/(?:path|circle|rect|line)>/g;
/** The end of a list's item, which HTML lets one leave out where the next begins or the list ends. */
const ITEM_END = /<\/li>(?=<li\b|<\/[uo]l>)/g;
/** Attributes that say all by standing there: `hidden=""`, `data-late="true"`. */
const EMPTY_VALUE = /(?<=<[a-z][^<>]*\s[a-z-]+)=""(?=[\s/>])|(?<=\sdata-late)="true"/g;
/** What Astro adds to the names of fonts, each of which stands for one family here. */
const FONT_DIGEST = /(?<=[a-z])-[\da-f]{16}(?=[",;}])/g;

/** Shortens the inline scripts of a page, which are written to be read. */
export const shortenScripts = (html: string): string =>
  html.replace(SCRIPT, (code) => minifySync('inline.js', code).code.trim().replace(/;$/, ''));

/**
 * Makes one sheet of all in the head, in their order. The security policy names each by its digest, and the
 * headers share the first flight with the page.
 */
export function joinStyles(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, Math.max(0, end));
  const sheets = [...head.matchAll(HEAD_SHEET)].map(([, css]) => css);
  if (sheets.length < 2) return html;
  const sheet = sheets.join('').replace(FONT_DIGEST, '');
  return `${head.replace(HEAD_SHEET, '')}<style>${sheet}</style>${html.slice(end)}`;
}

/** Leaves out what nobody reads. React, which takes over an island, compares its texts and not these attributes. */
export const dropNoise = (html: string): string =>
  html.replace(NOISE, '').replace(EMPTY_SHAPE, '/>').replace(EMPTY_VALUE, '').replace(ITEM_END, '');
