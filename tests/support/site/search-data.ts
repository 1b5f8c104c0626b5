import { parse } from 'parse5';
import { elements } from './served-html.ts';

/** One node of a page's structured data. */
export type GraphNode = Record<string, unknown>;

/** What a served page tells search engines and social networks. */
export interface SearchData {
  title: string;
  /** Content of each `<meta>` by its name or property. */
  meta: ReadonlyMap<string, string>;
  canonical: string | undefined;
  /** The nodes of each block of structured data. */
  graphs: GraphNode[][];
  /** Label and path of each step of the visible breadcrumbs; the page itself has no path. */
  crumbs: { label: string; path: string | undefined }[];
}

type Element = ReturnType<typeof elements> extends Generator<infer Item> ? Item : never;

const attribute = (element: Element, wanted: string): string | undefined =>
  element.attrs.find(({ name }) => name === wanted)?.value;

/** Text of an element and of all in it, without space around. */
function textOf(node: Element): string {
  const texts = node.childNodes.map((child) => {
    if ('value' in child) return child.value;
    return 'childNodes' in child ? textOf(child as Element) : '';
  });
  return texts.join('').trim();
}

/** Reads the search data of one page. @throws when its structured data are no JSON. */
export function readSearchData(html: string): SearchData {
  const all = [...elements(parse(html))];
  const named = (tag: string) => all.filter(({ tagName }) => tagName === tag);
  const navigation = named('nav').find((nav) => attribute(nav, 'aria-label') === 'Breadcrumb');
  const steps = navigation
    ? [...elements(navigation)].filter(({ tagName }) => tagName === 'li')
    : [];
  return {
    title: named('title').map(textOf)[0] ?? '',
    meta: new Map(
      named('meta').map((tag) => [
        attribute(tag, 'name') ?? attribute(tag, 'property') ?? '',
        attribute(tag, 'content') ?? '',
      ]),
    ),
    canonical: named('link')
      .filter((link) => attribute(link, 'rel') === 'canonical')
      .map((link) => attribute(link, 'href'))[0],
    graphs: named('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map((script) => JSON.parse(textOf(script))['@graph']),
    crumbs: steps.map((step) => {
      const link = [...elements(step)].find(({ tagName }) => tagName === 'a');
      return { label: textOf(step), path: link && attribute(link, 'href') };
    }),
  };
}

/** The node of a type; a node may have several types. */
export const nodeOf = (graph: readonly GraphNode[], type: string): GraphNode | undefined =>
  graph.find((node) => [node['@type']].flat().includes(type));
