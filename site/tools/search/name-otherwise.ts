import type { SearchSynonyms } from '../../content/page/search-words.ts';
import { foldWords } from '../fold-words.ts';
import type { SearchEntry } from './entry.ts';

/**
 * Adds the other names of what an entry is called. Done at build: what people call a thing then costs the browser
 * nothing but the letters.
 */
export function nameOtherwise(entry: SearchEntry, synonyms: SearchSynonyms): SearchEntry {
  const names = otherNames(entry.title, synonyms);
  const more = otherNames(entry.words ?? '', synonyms).filter((name) => !names.includes(name));
  const words = [entry.words, ...more].filter(Boolean).join(' ');
  return {
    ...entry,
    ...(names.length > 0 && { names: names.join(' ') }),
    ...(words && { words }),
  };
}

function otherNames(text: string, synonyms: SearchSynonyms): string[] {
  const said = ` ${foldWords(text).join(' ')} `;
  const also = synonyms
    .filter(({ word }) => said.includes(` ${foldWords(word).join(' ')} `))
    .flatMap((synonym) => synonym.also);
  return [...new Set(also)];
}
