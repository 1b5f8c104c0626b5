import { readColour } from '../../ui/theme/read-colour.ts';
import type { Cut } from './faces.ts';

/** A4 in points, with the room that words keep from its edges. */
export const SHEET = {
  width: 595.28,
  height: 841.89,
  margin: 52,
  /** Where the words of a following page begin, and where they end. */
  top: 84,
  bottom: 778,
} as const;

/** Width of a full line of words. */
export const COLUMN = SHEET.width - 2 * SHEET.margin;

/** Colours of a printed paper: those of the light theme on white. */
export const INKS = {
  text: readColour('text'),
  muted: readColour('muted'),
  action: readColour('action'),
  night: readColour('night'),
  onNight: readColour('on-night'),
  accent: readColour('accent'),
  band: readColour('band'),
  hairline: readColour('hairline'),
} as const;

/** How a kind of words is set; sizes and gaps in points. */
export interface Setting {
  cut: Cut;
  size: number;
  /** Line height as a multiple of the size. */
  leading: number;
  colour: string;
  before: number;
  after: number;
}

export const SETTINGS = {
  H1: { cut: 'display', size: 30, leading: 1.08, colour: INKS.night, before: 0, after: 10 },
  H2: { cut: 'display', size: 18, leading: 1.15, colour: INKS.night, before: 20, after: 6 },
  H3: { cut: 'bold', size: 11, leading: 1.3, colour: INKS.action, before: 8, after: 2 },
  P: { cut: 'plain', size: 10, leading: 1.5, colour: INKS.text, before: 0, after: 6 },
  note: { cut: 'plain', size: 9, leading: 1.45, colour: INKS.muted, before: 2, after: 6 },
  head: { cut: 'bold', size: 8.5, leading: 1.3, colour: INKS.night, before: 0, after: 0 },
  cell: { cut: 'plain', size: 9.5, leading: 1.4, colour: INKS.text, before: 0, after: 0 },
} as const satisfies Record<string, Setting>;
