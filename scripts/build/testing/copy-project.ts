import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const PAGES = 'site/pages';

/** For a build of a copy: its pictures come from the machine's cache, since no test of a copy looks at how they are drawn. */
export const BUILD_OF_COPY = { ...process.env, XDG_CACHE_HOME: '' };

/**
 * Copies the project into a temporary folder with a few pages only, so that its build takes seconds.
 * @param pages to keep, relative to `site/pages`
 * @returns the folder; the caller removes it
 */
export function copyProject(pages: readonly string[]): string {
  const project = mkdtempSync(join(tmpdir(), 'yctfc-content-'));
  for (const name of readdirSync('.'))
    if (!/^(\.|node_modules|dist|var|docs|lab|tests|test-results|art)/.test(name))
      cpSync(name, join(project, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  rmSync(join(project, PAGES), { recursive: true });
  for (const page of pages) {
    const copy = join(project, PAGES, page);
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(join(PAGES, page), copy);
  }
  return project;
}
