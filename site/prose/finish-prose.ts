import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { parseFragment, serialize, defaultTreeAdapter as tree } from 'parse5';
import {
  createElement,
  type HtmlElement,
  type HtmlNode,
  listElements,
  listTexts,
  replaceNode,
  setAttribute,
  textOf,
} from '../../contract/html-tree.ts';
import { splitAtAmounts } from '../format/whole-amounts.ts';

/** Completes rendered Markdown: tables scroll by themselves, no amount breaks over two lines, and nobody is named whom
 * this build may not name.
 * @param names of people to leave out, as they are written */
export function finishProse(html: string, names: readonly string[]): string {
  const prose = parseFragment(html);
  leaveOutPeople(prose, names);
  keepAmountsWhole(prose);
  frameTables(prose);
  return serialize(prose);
}

/** Leaves out paragraphs that name somebody: words put into that person's mouth would be as untrue as the name. */
function leaveOutPeople(prose: HtmlNode, names: readonly string[]): void {
  for (const paragraph of listElements(prose).filter(({ tagName }) => tagName === 'p')) {
    const words = wordsOf(paragraph).replace(/\s+/g, ' ');
    if (names.some((name) => words.includes(name))) tree.detachNode(paragraph);
  }
}

/** Also those of a picture or of a link's title. */
function wordsOf(paragraph: HtmlElement): string {
  const attributes = listElements(paragraph).flatMap(({ attrs }) => attrs);
  return [textOf(paragraph), ...attributes.map(({ value }) => value)].join('\n');
}

function keepAmountsWhole(prose: HtmlNode): void {
  for (const text of listTexts(prose)) {
    const parts = splitAtAmounts(text.value);
    if (parts.length === 1) continue;
    replaceNode(
      text,
      parts.map((part, place) =>
        place % 2 ? createElement('span', { class: 'whole' }, part) : tree.createTextNode(part),
      ),
    );
  }
}

/** Puts each table into a region that scrolls sideways by itself and takes focus, so that a wide table never widens the
 * page and keyboards reach all of it. It is named after the heading above, with a count where one heading has several. */
function frameTables(prose: HtmlNode): void {
  let heading = 'Table';
  let count = 0;
  for (const element of listElements(prose)) {
    if (/^h[2-4]$/.test(element.tagName)) {
      heading = textOf(element);
      count = 0;
    }
    if (element.tagName === 'th') setAttribute(element, 'scope', 'col');
    if (element.tagName === 'table') {
      count += 1;
      frameTable(element, count === 1 ? heading : `${heading}, table ${count}`);
    }
  }
}

function frameTable(table: HtmlElement, name: string): void {
  const frame = createElement('div', {
    class: 'table-frame',
    role: 'region',
    tabindex: '0',
    'aria-label': name,
  });
  replaceNode(table, [frame]);
  tree.appendChild(frame, table);
}

/** Where a link of a text may lead: a page, a place on it, or one of these. */
const LEADS = /^(?:https?:|mailto:|tel:|[/#]|(?![^/?#]*:))/i;

const isHarmless = (address: unknown): boolean =>
  typeof address !== 'string' || LEADS.test(address.trim());

/** The policy of a page refuses the styles by which code would be coloured. */
export const CODE_AS_WORDS = { syntaxHighlight: false } as const;

/** Markdown of the content as words alone: HTML stands there as it was typed, and an address that would run
 * a program is no link. `npm run check-content` refuses both; this holds for whatever it does not know. */
export const PLAIN_MARKDOWN = {
  mdastPlugins: [{ name: 'html-as-words', html: ({ value }) => ({ type: 'text', value }) }],
  hastPlugins: [
    {
      name: 'harmless-addresses',
      element: {
        filter: ['a', 'img'],
        visit: (node, context) => {
          for (const name of ['href', 'src'])
            if (!isHarmless(node.properties[name])) context.setProperty(node, name, null);
        },
      },
    },
  ],
} satisfies SatteriProcessorOptions;
