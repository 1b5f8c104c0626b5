type Ranges = readonly (readonly [first: number, last: number])[];

/** The signs that join and part letters of both scripts, and end their sentences. */
const SIGNS: Ranges = [
  [0x0964, 0x0965],
  [0x200c, 0x200d],
];

/** The letters of each language's files, by the language's tag. */
export const WRITTEN_RANGES: Readonly<Record<'hi' | 'pa', Ranges>> = {
  hi: [[0x0900, 0x097f], [0xa8e0, 0xa8ff], ...SIGNS],
  pa: [[0x0a00, 0x0a7f], ...SIGNS],
};

/** Files of each language in this folder, with the weights that each stands for. */
export const WRITTEN_FILES = {
  hi: { text: 'devanagari-400.woff2', bold: 'devanagari-700.woff2' },
  pa: { text: 'gurmukhi-400.woff2', bold: 'gurmukhi-700.woff2' },
} as const;
