import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { anchorOf } from '../site/prose/read-how-tos.ts';

const PAGES = [...globSync('*.md'), ...globSync('docs/**/*.md')].filter(
  (page) => page !== 'CHANGELOG.md',
);

/** A page without its code, in which brackets and number signs mean something else. */
const proseOf = (page: string): string =>
  readFileSync(page, 'utf8').replace(/^( *)```[\s\S]*?^\1```/gm, '');

const anchorsOf = (page: string): string[] =>
  [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

function faultOf(page: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#');
  const target = path ? posix.join(posix.dirname(page), path) : page;
  if (!existsSync(target)) return `${page}: no file ${link}`;
  if (anchor !== undefined && !anchorsOf(target).includes(anchor))
    return `${page}: no heading ${link}`;
}

test('every link between pages leads to a file and a heading', () => {
  const links = PAGES.flatMap((page) =>
    [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => ({ page, link })),
  ).filter(({ link }) => !/^[a-z]+:/.test(link));
  expect(links.length).toBeGreaterThan(200);
  expect(links.flatMap(({ page, link }) => faultOf(page, link) ?? [])).toEqual([]);
});

test('every page of docs that a file names is there', () => {
  const named = globSync(
    '{server,site,admin,contract,lab,scripts,supabase,tests,content,containers}/**/*',
    {
      exclude: (path) => path.includes('node_modules'),
    },
  )
    .filter((file) => /\.(ts|tsx|mjs|astro|yaml|toml|sql|env)$|Dockerfile$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bdocs\/[\w/-]+\.md/g)].map(([path]) => ({
        file,
        path,
      })),
    );
  expect(named.length).toBeGreaterThan(10);
  expect(
    named.filter(({ path }) => !existsSync(path) && !path.startsWith('docs/throttling')),
  ).toEqual([]);
});
