type Ranges = readonly (readonly [first: number, last: number])[];

/** Join and part the letters of both scripts. */
const JOINERS = [0x200c, 0x200d] as const;

/** The letters and signs of each language's file, by the language's tag. */
export const WRITTEN_RANGES: Readonly<Record<'hi' | 'pa', Ranges>> = {
  hi: [[0x0900, 0x097f], JOINERS],
  // Its sentences end with the sign of Devanagari.
  pa: [[0x0964, 0x0965], [0x0a00, 0x0a7f], JOINERS],
};

/** Each language's file in this folder, with an axis of weight from 400 to 800. */
export const WRITTEN_FILES = { hi: 'devanagari.woff2', pa: 'gurmukhi.woff2' } as const;
