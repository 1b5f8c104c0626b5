import { inflateSync } from 'node:zlib';
import latin400 from '@fontsource/figtree/files/figtree-latin-400-normal.woff?inline';
import latin600 from '@fontsource/figtree/files/figtree-latin-600-normal.woff?inline';
import latin800 from '@fontsource/figtree/files/figtree-latin-800-normal.woff?inline';
import ext400 from '@fontsource/figtree/files/figtree-latin-ext-400-normal.woff?inline';
import ext600 from '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff?inline';
import ext800 from '@fontsource/figtree/files/figtree-latin-ext-800-normal.woff?inline';
import { create, type Font } from 'fontkit';
import displayLatin from '../share/faces/bricolage-latin.woff?inline';
import displayRupee from '../share/faces/bricolage-rupee.woff?inline';
import { readDataUrl, shapedFace, type Weight } from '../writing/faces.ts';
import { type Language, splitByLanguage } from '../writing/languages.ts';

/** The cuts that a paper is set in. */
export type Cut = 'plain' | 'strong' | 'bold' | 'display';

/** Files as data URLs. No latin subset holds the rupee sign: a second file beside each does. */
const FACE_SOURCES: Readonly<Record<Cut, readonly [latin: string, extended: string]>> = {
  plain: [latin400, ext400],
  strong: [latin600, ext600],
  bold: [latin800, ext800],
  display: [displayLatin, displayRupee],
};

const WEIGHTS: Readonly<Record<Cut, Weight>> = { plain: 400, strong: 600, bold: 800, display: 800 };

/** The face of a cut for Hindi or Punjabi. */
export const writtenFace = (cut: Cut, language: Language) => shapedFace(language, WEIGHTS[cut]);

export const CUTS = Object.keys(FACE_SOURCES) as Cut[];

const opened = new Map<string, Font>();

/** The face of a cut for English, opened once for all papers; the extended one holds the rupee sign. */
export function latinFace(cut: Cut, isExtended: boolean): Font {
  const source = FACE_SOURCES[cut][isExtended ? 1 : 0];
  const face = opened.get(source) ?? (create(unwrapWoff(readDataUrl(source))) as Font);
  opened.set(source, face);
  return face;
}

/** Where the line that letters stand on lies below the upper edge of a cut's English letters, at size 1. */
export function baselineOf(cut: Cut): number {
  const font = latinFace(cut, false);
  return font.ascent / font.unitsPerEm;
}

/** Letters that the latin files lack and the extended ones hold. */
const EXTENDED = /[₹\u0100-\u024f]/;

export interface Run {
  text: string;
  /** Name under which the face is registered. */
  face: string;
  /** Of words that are not English. */
  language?: Language;
}

export const faceName = (cut: Cut, isExtended: boolean): string =>
  isExtended ? `${cut}-extended` : cut;

export const writtenFaceName = (cut: Cut, language: Language): string => `${cut}-${language}`;

/** A text as pieces of one face each. */
export function splitByFace(text: string, cut: Cut): Run[] {
  return splitByLanguage(text).flatMap(({ text: piece, language }) =>
    language
      ? { text: piece, face: writtenFaceName(cut, language), language }
      : splitLatin(piece, cut),
  );
}

function splitLatin(text: string, cut: Cut): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const face = faceName(cut, EXTENDED.test(letter));
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ text: letter, face });
  }
  return runs;
}

const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * A WOFF file's TrueType or OpenType file (WOFF 1.0, sections 3 to 5). fontkit would decompress a table anew for every
 * letter that it reads.
 * @param woff the bytes of the file
 * @throws RangeError or a zlib error when they are no WOFF
 */
export function unwrapWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => readTable(woff, HEADER + at * ENTRY));
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** power * SFNT_ENTRY, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const [at, { tag, checksum, body }] of tables.entries()) {
    const entry = SFNT_HEADER + at * SFNT_ENTRY;
    tag.copy(head, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(body.length, entry + 12);
    // Tables begin at multiples of four.
    const padding = Buffer.alloc(-body.length & 3);
    bodies.push(body, padding);
    offset += body.length + padding.length;
  }
  return Buffer.concat([head, ...bodies]);
}

function readTable(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  const size = woff.readUInt32BE(entry + 12);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    body: packed.length < size ? inflateSync(packed) : packed,
  };
}
