import { globSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { ALIASES, ROUTES } from '../../../contract/routes.ts';
import type { ContentFault, ReadFile } from './fault.ts';

/** Programs and HTML in an article would run, or be shown, on every visitor's page. */
const MARKUP = /<(?!https?:|mailto:)[!/]?[a-z][^>]*>|<!--|\]\(\s*(?:javascript|data|vbscript):/i;

/** What Markdown can hold and no page shall. */
export function checkMarkup({ file, body }: ReadFile): ContentFault[] {
  if (!body) return [];
  return body.text.split('\n').flatMap((line, at): ContentFault[] => {
    const found = MARKUP.exec(line);
    if (!found) return [];
    return [
      {
        file,
        line: body.line + at,
        column: found.index + 1,
        field: 'the text',
        problem: `has "${found[0].slice(0, 30)}", which is never published`,
        remedy: 'write it in Markdown: **bold**, [words](https://…), ## heading',
      },
    ];
  });
}

const LINK = /(?<=\]\()\/[^)\s#?]*/g;

/** Links to pages of the site that are not there. */
export function checkLinks({ file, body }: ReadFile): ContentFault[] {
  if (!body) return [];
  const pages = listPages();
  return body.text.split('\n').flatMap((line, at) =>
    [...line.matchAll(LINK)]
      .filter(([path]) => !pages.has(path))
      .map(({ 0: path, index }) => ({
        file,
        line: body.line + at,
        column: index + 1,
        field: 'a link',
        problem: `leads to ${path}, and there is no such page`,
        remedy: 'mend the address',
      })),
  );
}

function listPages(): Set<string> {
  const slugs = (pattern: string) => globSync(pattern).map((file) => basename(file, extname(file)));
  return new Set<string>([
    ...Object.values(ROUTES),
    ...Object.keys(ALIASES),
    ...globSync('content/brands/*/brand.yaml').map((file) => `/brands/${basename(dirname(file))}`),
    ...slugs('content/articles/*.md').map((slug) => `/blog/${slug}`),
    ...slugs('content/media/*.md').map((slug) => `/media/${slug}`),
  ]);
}
