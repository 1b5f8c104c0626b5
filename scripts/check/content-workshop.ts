import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

const STAND_IN = `data:text/javascript,${encodeURIComponent(`
  export const defineCollection = (definition) => definition;
  export const glob = (files) => files;
  export const file = (pattern) => ({ pattern, isList: true });
`)}`;

const OF_THE_SYSTEM = /(^|[\\/])(\.[^\\/]*|Thumbs\.db|desktop\.ini)([\\/]|$)/i;

const listFiles = (): string[] =>
  readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !OF_THE_SYSTEM.test(file))
    .sort();

/** Rules read `content/…` below the working directory. */
export async function inContentFolder(content: string, work: (files: string[]) => Promise<void>) {
  registerHooks({
    resolve: (name, context, next) =>
      name === 'astro:content' || name === 'astro/loaders'
        ? { url: STAND_IN, shortCircuit: true }
        : next(name, context),
  });
  const folder = resolve(content);
  if (!existsSync(join(folder, 'company.yaml'))) {
    console.error(`${folder} holds no content of this site.`);
    return false;
  }
  if (basename(folder) === 'content') {
    process.chdir(dirname(folder));
    await work(listFiles());
    return true;
  }
  const workshop = mkdtempSync(join(tmpdir(), 'yctfc-check-'));
  symlinkSync(folder, join(workshop, 'content'));
  process.chdir(workshop);
  try {
    await work(listFiles());
    return true;
  } finally {
    rmSync(workshop, { recursive: true });
  }
}
