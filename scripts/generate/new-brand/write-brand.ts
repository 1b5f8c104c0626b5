/**
 * Makes the folder of a new brand, full of placeholders that refuse to be published:
 * `npm run new-brand -- "Tandoor Tales"`.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { brandFiles } from './brand-files.ts';

const { values, positionals } = parseArgs({
  options: { content: { type: 'string', default: 'content' } },
  allowPositionals: true,
});
const fault = await makeBrand(positionals, values.content);
if (fault) {
  console.error(fault);
  process.exitCode = 1;
}

/** @returns why it was not made */
async function makeBrand(words: readonly string[], content: string): Promise<string | undefined> {
  const name = words.join(' ').trim();
  const slug = name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (!slug) return 'Say its name in Latin letters: npm run new-brand -- "Tandoor Tales"';
  if (!existsSync(join(content, 'company.yaml')))
    return `${content} holds no content of this site.`;
  const folder = join(content, 'brands', slug);
  if (existsSync(folder)) return `${folder} is there already; nothing was changed.`;
  const orders = globSync(join(content, 'brands/*/brand.yaml')).map((file) =>
    Number(parse(readFileSync(file, 'utf8'))?.order),
  );
  const order = Math.max(0, ...orders.filter(Number.isFinite)) + 1;
  for (const [file, text] of await brandFiles(name, order)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  console.log(`${folder} is made, and full of words to replace. What is left to do:`);
  console.log('  npm run check-content');
  return undefined;
}
