/** A statement or declaration as it is written, or a block with what stands between its braces. */
export type CssNode = string | CssBlock;

export interface CssBlock {
  /** Selector or at-rule before the brace. */
  prelude: string;
  children: readonly CssNode[];
}

const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g;

/**
 * Reads minified CSS as nested blocks. It knows braces, semicolons and strings and nothing else,
 * which is all that moving or leaving out whole blocks asks for.
 */
export function parseCss(css: string): CssNode[] {
  const open: { prelude: string; children: CssNode[] }[] = [{ prelude: '', children: [] }];
  let start = 0;
  const take = (end: number) => {
    const text = css.slice(start, end);
    start = end;
    return text.trim();
  };
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === '{') open.push({ prelude: take(index), children: [] });
    else if (token === ';') addText(open, take(index + 1));
    else if (token === '}') {
      addText(open, take(index));
      const block = open.pop();
      if (block) open.at(-1)?.children.push(block);
    } else continue;
    if (token !== ';') start = index + 1;
  }
  addText(open, take(css.length));
  return open[0]?.children ?? [];
}

function addText(open: { children: CssNode[] }[], text: string): void {
  if (text) open.at(-1)?.children.push(text);
}

/** The opposite of {@link parseCss}. */
export const printCss = (nodes: readonly CssNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string' ? node : `${node.prelude}{${printCss(node.children)}}`,
    )
    .join('');
