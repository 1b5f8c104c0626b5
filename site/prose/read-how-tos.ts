import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Help, HelpElement, HelpNode, HowTo } from '../../contract/desk/help.ts';

/** What holds other elements and no words: line breaks of the file mean nothing in it. */
const HOLDS_ELEMENTS = /^(#document-fragment|table|thead|tbody|tr|ul|ol)$/;

/**
 * @param folder of Markdown files, each of which begins with its title
 * @returns them as trees. A link leads to another of them or to the web; any other is words, and a picture is what it
 *   says of itself.
 */
export function readHowTos(folder: string): Help {
  const names = globSync('*.md', { cwd: folder }).map((file) => basename(file, '.md'));
  return Object.fromEntries(
    names.sort().map((name) => {
      const text = readFileSync(join(folder, `${name}.md`), 'utf8');
      return [name, readHowTo(text, name, names)];
    }),
  );
}

function readHowTo(text: string, name: string, names: readonly string[]): HowTo {
  const html = micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });

  function convert(node: DefaultTreeAdapterTypes.ChildNode): HelpNode[] {
    if (!('tagName' in node)) return wordsIn(node);
    const { src, alt, href, start } = Object.fromEntries(
      node.attrs.map((attribute) => [attribute.name, attribute.value]),
    );
    if (src !== undefined) return [`Picture: ${alt}`];
    const content = node.childNodes.flatMap(convert);
    if (href === undefined)
      return [
        { ...namesOf(node.tagName, content), ...(start && { start: Number(start) }), content },
      ];
    const place = placeOf(href, name, names);
    return place ? [{ tag: 'a', href: place, content }] : content;
  }

  const [title, ...content] = parseFragment(html).childNodes.flatMap(convert);
  if (typeof title !== 'object' || title.id === undefined)
    throw new Error(`The how-to ${name} does not begin with its title`);
  return { title: wordsOf(title), content };
}

function wordsIn(node: DefaultTreeAdapterTypes.ChildNode): string[] {
  if (node.nodeName !== '#text' || !('value' in node)) return [];
  const isBetween = HOLDS_ELEMENTS.test(node.parentNode?.nodeName ?? '');
  return isBetween && !node.value.trim() ? [] : [node.value];
}

/** The panel has the title as its second level, so each heading stands one lower. */
function namesOf(tag: string, content: readonly HelpNode[]): Pick<HelpElement, 'tag' | 'id'> {
  const [, level] = /^h([1-5])$/.exec(tag) ?? [];
  if (!level) return { tag };
  return { tag: `h${Number(level) + 1}`, id: anchorOf(content.map(wordsOf).join('')) };
}

function placeOf(href: string, name: string, names: readonly string[]): string | undefined {
  if (/^(https?|mailto|tel):/.test(href)) return href;
  const [, file = '', anchor = ''] = /^(?:([\w-]+)\.md)?(#.*)?$/.exec(href) ?? [];
  const page = file || (anchor && name);
  return names.includes(page) ? page + anchor : undefined;
}

const wordsOf = (node: HelpNode): string =>
  typeof node === 'string' ? node : node.content.map(wordsOf).join('');

/** The name of a heading in links, as GitHub makes it: small letters, no punctuation, hyphens for spaces. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\-_ ]/gu, '')
    .replaceAll(' ', '-');
