import { HELP_INDEX, type Help, type HelpNode } from '../../../contract/desk/help.ts';

export interface Passage {
  /** The how-to, and the heading above the words. */
  place: string;
  /** What stands above the words. */
  above: string;
  words: string;
  isHeading: boolean;
}

/** Elements that say one thing each; what holds them is walked through. */
const PASSAGES = /^(h\d|p|li|tr|pre)$/;

/** @returns the passages that hold every word, in themselves or in what stands above them; headings first */
export function searchHelp(help: Help, words: readonly string[]): Passage[] {
  const found = Object.keys(help)
    .filter((name) => name !== HELP_INDEX)
    .flatMap((name) => passagesOf(help, name))
    .filter((passage) => {
      const said = passage.words.toLowerCase();
      const all = `${passage.above} ${said}`.toLowerCase();
      return words.every((word) => all.includes(word)) && words.some((word) => said.includes(word));
    });
  return found.sort((a, b) => Number(b.isHeading) - Number(a.isHeading));
}

function passagesOf(help: Help, name: string): Passage[] {
  const { title = '', content = [] } = help[name] ?? {};
  let place = name;
  let above = title;
  function walk(node: HelpNode): Passage[] {
    if (typeof node === 'string') return [];
    if (!PASSAGES.test(node.tag)) return node.content.flatMap(walk);
    const words = wordsOf(node).trim();
    if (node.id === undefined) return [{ place, above, words, isHeading: false }];
    place = `${name}#${node.id}`;
    above = `${title}: ${words}`;
    return [{ place, above: title, words, isHeading: true }];
  }
  return [{ place, above: '', words: title, isHeading: true }, ...content.flatMap(walk)];
}

function wordsOf(node: HelpNode): string {
  if (typeof node === 'string') return node;
  return node.content.map(wordsOf).join(node.tag === 'tr' ? ' ' : '');
}
