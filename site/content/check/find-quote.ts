/** A value, or a row of a list, that begins with a quote. */
const OPENS = /^\s*(?:- +)*(?:[\w-]+: +)?(["'])/;

/**
 * Where a quote begins that was never closed. YAML notices at the next quote or at the end of the file, which
 * may be far below.
 * @param source of the YAML
 * @param until offset at which YAML gave up
 * @returns the offset of the quote; nothing where every quoted line is closed
 */
export function findOpenQuote(source: string, until: number): number | undefined {
  let offset = 0;
  for (const line of source.split('\n')) {
    if (offset > until) return undefined;
    const [opening = '', quote = ''] = OPENS.exec(line) ?? [];
    if (quote && !isClosed(line.slice(opening.length), quote) && isFollowedByField(source, offset))
      return offset + opening.length - 1;
    offset += line.length + 1;
  }
  return undefined;
}

const isClosed = (rest: string, quote: string): boolean =>
  rest.replace(quote === '"' ? /\\./g : /''/g, '').includes(quote);

/** A text may go on in the next line; a field there says that it was meant to end. */
function isFollowedByField(source: string, offset: number): boolean {
  const [, next = ''] = source.slice(offset).split('\n');
  return next.trim() === '' || /^\s*(?:- +)?(?:[\w-]+:(?:\s|$)|-\s)/.test(next);
}
