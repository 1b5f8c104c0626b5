/** How many slips of the finger a word of this length may have. */
const slipsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * How well a typed word fits a word of the site: 1 the same, less for its beginning, least with slips in it, 0 not at all.
 * Both are folded (`foldWords`).
 */
export function closeness(typed: string, word: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.7 + (0.2 * typed.length) / word.length;
  const slips = slipsIn(typed.length);
  if (slips === 0 || word[0] !== typed[0]) return 0;
  // Somebody who is still typing has only the beginning of the word.
  const beginning = word.slice(0, typed.length);
  const whole = countSlips(typed, word);
  if (whole <= slips) return 0.6 - 0.1 * whole;
  const begun = countSlips(typed, beginning);
  return begun <= slips ? 0.4 - 0.1 * begun : 0;
}

/** Letters wrong, missing, added or exchanged with their neighbour (Damerau and Levenshtein). */
function countSlips(left: string, right: string): number {
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, place) => place);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      let slips = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isSwapped) slips = Math.min(slips, at(before, column - 2) + 1);
      current.push(slips);
    }
    before = above;
    above = current;
  }
  return at(above, right.length);
}

const at = (row: readonly number[], place: number): number =>
  row[place] ?? Number.POSITIVE_INFINITY;
