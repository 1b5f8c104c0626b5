/** Stands where nobody has written yet; behind a colon it says what belongs there. */
const PLACEHOLDER = /REPLACE ME(?::\s*([^\0\n]*?))?\s*(?:-->|\0|\n|$)/;
const WORDS = 'REPLACE ME';

/** What is said of a text with a placeholder; undefined of any other. */
export function sayPlaceholder(text: string, otherwise = 'write the words that visitors read') {
  if (!text.includes(WORDS)) return undefined;
  const wanted = PLACEHOLDER.exec(text)?.[1];
  return { problem: `still says "${WORDS}"`, remedy: wanted ? `write ${wanted}` : otherwise };
}
