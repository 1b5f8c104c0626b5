/**
 * Puts each table of rendered Markdown into a region that scrolls sideways by itself and takes
 * focus, so that a wide table never widens the page and keyboards reach all of it. A region is named
 * after the heading above its table, with a count where one heading has several.
 */
export function frameTables(html: string): string {
  let heading = 'Table';
  let count = 0;
  return html.replace(
    /<h[2-4]\b[^>]*>(.*?)<\/h[2-4]>|<table\b[^>]*>|<\/table>|<th\b/gs,
    (match: string, words?: string) => {
      if (words !== undefined) {
        heading = plainText(words);
        count = 0;
        return match;
      }
      if (match === '</table>') return `${match}</div>`;
      if (match === '<th') return '<th scope="col"';
      count += 1;
      const name = count === 1 ? heading : `${heading}, table ${count}`;
      return `<div class="table-frame" role="region" tabindex="0" aria-label="${name}">${match}`;
    },
  );
}

/** Text for an attribute; the renderer has escaped everything but quotes already. */
const plainText = (html: string): string => html.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;');
