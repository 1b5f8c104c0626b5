import { parse } from 'parse5';
import {
  attributeOf,
  type HtmlElement,
  listElements,
  textOf,
} from '../../../contract/html-tree.ts';
import type { ProgramList } from './program-list.ts';

/** Types of scripts that are data; browsers may run any other. */
const DATA_TYPES: readonly (string | undefined)[] = [
  'application/ld+json',
  'application/json',
  'speculationrules',
];
const FORBIDDEN_ELEMENTS = new Set(['base', 'object', 'embed', 'applet', 'frame', 'frameset']);
const ADDRESSES = new Set(
  'href xlink:href src action formaction data poster ping from to by values'.split(' '),
);
const PROGRAM_ADDRESS = /^(?:javascript|vbscript|data):/i;
/** Where a picture may stand in its address: elsewhere a drawing would be a page of its own. */
const PICTURES = new Set(['img', 'source', 'video', 'image', 'link']);
export const PROGRAMS = 'data-programs';
const MODULES = ['component-url', 'renderer-url', 'before-hydration-url'];

/** As a browser reads a page with scripts, and without. */
export function findForeignPrograms(page: string, programs: ProgramList) {
  const found = [true, false].flatMap((scriptingEnabled) =>
    listElements(parse(page, { scriptingEnabled, sourceCodeLocationInfo: true })).flatMap(
      (element) =>
        problemsOf(element, programs).map((problem) => ({ ...placeOf(element), problem })),
    ),
  );
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

const placeOf = ({ sourceCodeLocation: at }: HtmlElement) => ({
  line: at?.startLine ?? 1,
  column: at?.startCol ?? 1,
});

function problemsOf(element: HtmlElement, programs: ProgramList): string[] {
  const { tagName, attrs } = element;
  const problems = [
    ...problemsOfFiles(element, programs),
    ...attrs.flatMap((attribute) => problemsOfAttribute(tagName, attribute)),
  ];
  if (tagName === 'script') problems.push(...problemsOfScript(element, programs));
  if (FORBIDDEN_ELEMENTS.has(tagName)) problems.push(`<${tagName}> is not allowed in any page`);
  if (tagName === 'iframe' && attributeOf(element, 'srcdoc') !== undefined)
    problems.push('<iframe srcdoc> is a page within the page');
  if (tagName === 'meta' && attributeOf(element, 'http-equiv') !== undefined)
    problems.push('<meta http-equiv> would change how the browser treats the page');
  return problems;
}

function problemsOfAttribute(
  tagName: string,
  { name, prefix, value }: HtmlElement['attrs'][number],
): string[] {
  if (/^on/i.test(name)) return [`the attribute ${name} is a program`];
  if (!ADDRESSES.has(prefix ? `${prefix}:${name}` : name)) return [];
  // As browsers read an address: without control characters and spaces in front, and line breaks anywhere.
  const address = [...value].filter((letter) => letter > ' ').join('');
  const addresses = name === 'values' ? address.split(';') : [address];
  const isProgram = (one: string) =>
    PROGRAM_ADDRESS.test(one) && !(PICTURES.has(tagName) && /^data:image\//i.test(one));
  return addresses.some(isProgram) ? [`the address in ${name} is a program`] : [];
}

export const isInlineProgram = (element: HtmlElement): boolean =>
  element.tagName === 'script' && attributeOf(element, 'src') === undefined && !hasData(element);

const hasData = (script: HtmlElement): boolean =>
  DATA_TYPES.includes(attributeOf(script, 'type')?.toLowerCase());

function problemsOfScript(script: HtmlElement, programs: ProgramList): string[] {
  const code = textOf(script);
  if (hasData(script))
    return isData(code) ? [] : ['the data of a <script> is no JSON, or has a "<" in it'];
  if (!isInlineProgram(script)) return code ? ['a <script> with an address has code, too'] : [];
  return programs.inline.has(code) ? [] : [`a <script> begins "${code.trim().slice(0, 40)}"`];
}

function isData(text: string): boolean {
  try {
    JSON.parse(text);
    return !text.includes('<');
  } catch {
    return false;
  }
}

const problemsOfFiles = (element: HtmlElement, { files }: ProgramList): string[] =>
  filesOf(element)
    .filter((file) => file && !files.has(file))
    .map((file) => `the program ${file} is none of this build`);

function filesOf(element: HtmlElement): string[] {
  const read = (names: readonly string[]) => names.map((name) => attributeOf(element, name) ?? '');
  // Of a drawing's script that has two, the one without a prefix counts.
  if (element.tagName === 'script')
    return element.attrs
      .filter(({ name }) => /^(?:src|href)$/.test(name))
      .map(({ value }) => value);
  if (element.tagName === 'astro-island') return read(MODULES);
  if (element.tagName === 'body') return read([PROGRAMS]).flatMap((files) => files.split(' '));
  const isScript =
    element.tagName === 'link' &&
    (/\bmodulepreload\b/i.test(attributeOf(element, 'rel') ?? '') ||
      attributeOf(element, 'as')?.toLowerCase() === 'script');
  return isScript ? read(['href']) : [];
}
