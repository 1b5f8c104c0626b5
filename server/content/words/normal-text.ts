/** Stands for whatever a page puts there. */
const GAP = '\u{0}';

/** Without what a page does not show of Markdown, in one spelling of quotes, dashes and spaces, in small letters. */
export const normalText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B-\u200D\uFEFF]/g, '')
    .replaceAll(/[‘’‚′]/g, "'")
    .replaceAll(/[“”„″]/g, '"')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, '')
    .replaceAll(/^[ \t]*\|?[ \t:|-]*-{3}[ \t:|-]*$/gm, ' ')
    .replaceAll(/\*\*|__|~~|`|\||(?<!\w)[*_](?=\w)|(?<=[\w.,!?])[*_](?!\w)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,!?;:])/g, '$1')
    .trim()
    .toLowerCase();

/**
 * The parts of a text between its gaps: `{hours}`, `{claim:…}`, and `[with {claim:…}|otherwise]`, of which a page shows one
 * or the other.
 */
export const partsOf = (text: string): string[] =>
  normalText(
    text
      .replaceAll(/\[[^[\]]*\{claim:[^[\]]*\](?!\()/g, GAP)
      .replaceAll(/\{trade:([^{}]*)\}/g, '$1')
      .replaceAll(/\{[^{}\s]+\}/g, GAP),
  ).split(GAP);

/** Whether parts with anything between them make up the text. */
export function isFilled(parts: readonly string[], text: string): boolean {
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return first === text;
  if (!text.startsWith(first)) return false;
  let from = first.length;
  for (const part of parts.slice(1, -1)) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return text.endsWith(last) && text.length - last.length >= from;
}

/** Words and numbers of a normal text. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const SCALES: Readonly<Record<string, number>> = { lakh: 100_000, crore: 10_000_000 };
const AMOUNT = /(\d[\d,]*(?:\.\d+)?)(?: ?(?:-|to) ?(\d[\d,]*(?:\.\d+)?))?(?: ?(lakh|crore))?/g;

/** Amounts as a normal text shows them: `₹1,20,000` is 120000, and `₹5-12 lakhs` are 500000 and 1200000. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].flatMap(([, from, to, unit = '']) =>
    [from, to]
      .filter((digits) => digits !== undefined)
      .map((digits) => Number(digits.replaceAll(',', '')))
      .map((amount) => (SCALES[unit] ? Math.round(amount * SCALES[unit]) : amount)),
  );

/** Numbers of six digits or more, in whichever groups they are written: `+91 98765 43210` is 919876543210. */
export const longNumbersIn = (text: string): string[] =>
  [...text.matchAll(/\d(?:[ -]?\d){5,}/g)].map(([number]) => number.replaceAll(/\D/g, ''));
