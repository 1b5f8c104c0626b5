import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Reads a whole content folder without a build and says every fault with its place. */
const { values } = parseArgs({
  options: { content: { type: 'string', default: 'content' }, json: { type: 'boolean' } },
});

const STAND_IN = `data:text/javascript,${encodeURIComponent(`
  export const defineCollection = (definition) => definition;
  export const glob = (files) => files;
  export const file = (pattern) => ({ pattern, isList: true });
`)}`;
// The schemas are Astro's configuration; only Astro itself has these two modules.
registerHooks({
  resolve: (name, context, next) =>
    name === 'astro:content' || name === 'astro/loaders'
      ? { url: STAND_IN, shortCircuit: true }
      : next(name, context),
});

/** What systems leave in a folder by themselves, and the folder's own repository. */
const OF_THE_SYSTEM = /(^|[\\/])(\.[^\\/]*|Thumbs\.db|desktop\.ini)([\\/]|$)/i;

const listFiles = (): string[] =>
  readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !OF_THE_SYSTEM.test(file))
    .sort();

const folder = resolve(values.content);
if (!existsSync(join(folder, 'company.yaml'))) {
  console.error(`${folder} holds no content of this site.`);
  process.exit(2);
}

// Rules read `content/…` below the working directory, so any folder is looked at under that name.
const workshop = mkdtempSync(join(tmpdir(), 'yctfc-check-'));
symlinkSync(folder, join(workshop, 'content'));
process.chdir(workshop);
try {
  const { checkContent } = await import('../../site/content/check/check-content.ts');
  const faults = await checkContent(listFiles());
  if (values.json) console.log(JSON.stringify({ faults }));
  else
    for (const { file, line, column, field, problem, remedy } of faults)
      console.log(`${file}:${line}:${column}  ${field}: ${problem} – ${remedy}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(workshop, { recursive: true });
}
