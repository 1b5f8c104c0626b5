import { minifySync } from 'vite';

const SCRIPT = /(?<=<script>)[\s\S]*?(?=<\/script>)/g;
/** What icons say that HTML knows anyway, and what only browsers of the past asked. */
const NOISE =
  / xmlns="http:\/\/www\.w3\.org\/2000\/svg"| focusable="false"|(?<=<svg [^>]*class=")lucide lucide-[\w-]+ /g;
/** Shapes of a drawing hold nothing and close themselves. */
const EMPTY_SHAPE = /><\/(?:path|circle|rect|line)>/g;
/** The end of a list's item, which HTML lets one leave out where the next begins or the list ends. */
const ITEM_END = /<\/li>(?=<li\b|<\/[uo]l>)/g;

/** Shortens the inline scripts of a page, which are written to be read. */
export const shortenScripts = (html: string): string =>
  html.replace(SCRIPT, (code) => minifySync('inline.js', code).code.trim().replace(/;$/, ''));

/** Leaves out what nobody reads. An island would write it again, so this is for pages without one. */
export const dropNoise = (html: string): string =>
  html.replace(NOISE, '').replace(EMPTY_SHAPE, '/>').replace(ITEM_END, '');
