import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';

const TEMPLATE = fileURLToPath(new URL('new-brand', import.meta.url));

function makeBrand(name: string, content: string): string | undefined {
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
    Number(parse(readFileSync(file, 'utf8')).order),
  );
  cpSync(TEMPLATE, folder, { recursive: true });
  const file = join(folder, 'brand.yaml');
  const text = readFileSync(file, 'utf8')
    .replace('"{name}"', () => JSON.stringify(name))
    .replace('"{order}"', String(Math.max(0, ...orders) + 1));
  writeFileSync(file, text);
  console.log(`${folder} is made, and full of words to replace. What is left to do:`);
  console.log('  npm run check-content');
  return undefined;
}

const { values, positionals } = parseArgs({
  options: { content: { type: 'string', default: 'content' } },
  allowPositionals: true,
});
const fault = makeBrand(positionals.join(' ').trim(), values.content);
if (fault) {
  console.error(fault);
  process.exitCode = 1;
}
