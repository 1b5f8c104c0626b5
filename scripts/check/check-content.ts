import { existsSync, readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { content: { type: 'string', default: 'content' }, json: { type: 'boolean' } },
});

const STAND_IN = `data:text/javascript,${encodeURIComponent(`
  export const defineCollection = (definition) => definition;
  export const glob = (files) => files;
  export const file = (pattern) => ({ pattern, isList: true });
`)}`;
registerHooks({
  resolve: (name, context, next) =>
    name === 'astro:content' || name === 'astro/loaders'
      ? { url: STAND_IN, shortCircuit: true }
      : next(name, context),
});

const OF_THE_SYSTEM = /(^|[\\/])(\.[^\\/]*|Thumbs\.db|desktop\.ini)([\\/]|$)/i;

const folder = resolve(values.content);
if (basename(folder) !== 'content' || !existsSync(join(folder, 'company.yaml'))) {
  console.error(`${folder} holds no content of this site, or is not called "content".`);
  process.exit(2);
}
// Rules read `content/…` below the working directory.
process.chdir(dirname(folder));
const files = readdirSync('content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !OF_THE_SYSTEM.test(file))
  .sort();
const { checkContent } = await import('../../site/content/check/check-content.ts');
const faults = await checkContent(files);
if (values.json) {
  const { describeContent } = await import('../../site/content/describe-content.ts');
  console.log(JSON.stringify({ faults, ...describeContent(files) }));
} else
  for (const { file, line, column, field, problem, remedy } of faults)
    console.log(`${file}:${line}:${column}  ${field}: ${problem} – ${remedy}`);
process.exitCode = faults.length > 0 ? 1 : 0;
