/** Zero of Devanagari and of Gurmukhi. */
const ZEROS = [0x0966, 0x0a66];

/** The dot below that some type and others leave out. */
const NUKTA = /[\u093c\u0a3c]/g;

/** The message as the rules read it: small letters, one kind of digits, no dot below, single spaces. */
export function plainWords(message: string): string {
  return message
    .normalize('NFD')
    .replace(NUKTA, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[०-९੦-੯]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? 0));
    })
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ');
}

/**
 * A regular expression that may look behind. Safari before 16.4 cannot: there it finds nothing, and the desk goes
 * without suggestions.
 */
export function pattern(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch {
    return new RegExp('(?!)', flags);
  }
}

/** Before and after a word of any script: `\b` knows Latin letters alone. */
export const WORD_BEGINS = String.raw`(?<![\p{L}\p{M}\p{N}])`;
export const WORD_ENDS = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** A number with or without commas, and perhaps another up to which it goes. */
export const NUMBER = String.raw`(?<![\d.,+])(\d[\d,]*(?:\.\d+)?)`;
export const UP_TO = String.raw`(?:\s*(?:-|to|se|से|ਤੋਂ|ਤੋ)\s*(\d[\d,]*(?:\.\d+)?))?`;

export const readNumber = (text: string): number => Number(text.replaceAll(',', ''));

/** Somebody wants to open a place, and does not only speak of one. */
const INTENT = pattern(
  `${WORD_BEGINS}(?:franch\\w*|french?[ai]\\w*|outlet|open(?:ing)?|start(?:ing)?|set ?up|invest\\w*|interested|partner\\w*|dealership|budget|khol\\w*|lena|leni|chahiye|chahid[ai]|shuru|lagana|lagani|फ्रैंचाइज\\p{L}*|फ्रेंचाइज\\p{L}*|फ्रैंचाइज\\p{L}*|खोल\\p{L}*|शुरू|निवेश|लेनी|लेना|ਫਰੈਂਚਾਈਜ\\p{L}*|ਫ੍ਰੈਂਚਾਈਜ\\p{L}*|ਖੋਲ\\p{L}*|ਸੁਰੂ)`,
  'u',
);
/** @param text plain words */
export const wantsToOpen = (text: string): boolean => INTENT.test(text);
