import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { elements } from '../site/served-html.ts';

/** How a marker is written into a text: as an attack, or as plain words that tell what the output should look like. */
export type Spelling = (number: number, length?: MarkerLength) => string;
export type MarkerLength = keyof typeof ATTACKS;

const LATE = ' data-late';
/** Ways in which words can try to be a program. */
const ATTACKS = {
  long: (late: string, run: string) =>
    `<script${late}>${run}</script>"'><img src=x onerror=${run}></style></head></body>-->]]>&lt;[[end]]`,
  medium: (_late: string, run: string) => `"'><img src=x onerror=${run}>`,
  short: () => `<script>"'`,
} as const;

/** The build moves scripts that are marked as late, so every other marker pretends to be one. */
export const attack: Spelling = (number, length = 'long') =>
  `m${number}m${ATTACKS[length](number % 2 ? LATE : '', `m${number}m()`)}`;

/** The same with letters for signs, so that it fits where the attack fits. */
export const harmless: Spelling = (...marker) => attack(...marker).replace(/[^\w ]/g, 'x');

/** Not within a name that holds a digest. */
const MARKER = /\b(?:m(\d+)m|p1p)/;

export const hasMarker = (text: string): boolean => MARKER.test(text);

/** The number of the first marker in a text. */
export const markerIn = (text: string): number | undefined => {
  const number = MARKER.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
};

/** Every element of a page with the names of its attributes, sorted: what words must not change. */
export const shapeOf = (html: string): string[] =>
  [...elements(parse(html))].map(nameElement).sort();

const nameElement = ({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string =>
  [tagName, ...attrs.map(({ name }) => name).sort()].join(' ');

/** Attributes whose value is a program, a style or a page. */
const RUNS = /^(on.*|style|srcdoc)$/;
const LEADS = /^(href|src|action|formaction|data)$/;
const SAFE_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** Where a marker of a page is more than words: in a program, a style or an address that runs. */
export function runsIn(html: string): string[] {
  return [...elements(parse(html))].flatMap((element) => {
    const { tagName, attrs } = element;
    const words = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    const isProgram = /^(script|style)$/.test(tagName) && hasMarker(words) && !isData(attrs, words);
    const faults = attrs.filter(({ name, value }) => hasMarker(value) && isRun(name, value));
    return [
      ...(isProgram ? [`<${tagName}> ${words}`] : []),
      ...faults.map(({ name, value }) => `${name}=${value}`),
    ];
  });
}

/** Data that can be read, and whose element ends where they end. */
function isData(attrs: DefaultTreeAdapterTypes.Element['attrs'], words: string): boolean {
  const type = attrs.find(({ name }) => name === 'type')?.value ?? '';
  return (
    /^(application\/(ld\+)?json|speculationrules)$/.test(type) && JSON.parse(words) !== undefined
  );
}

const isRun = (name: string, value: string): boolean =>
  RUNS.test(name) ||
  (LEADS.test(name) && !SAFE_SCHEMES.includes(new URL(value, 'https://example.in').protocol));
