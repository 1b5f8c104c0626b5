import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { readProgram } from './testing/run-program.ts';

/** The modules of this folder that are inlined into pages; the others build them. */
const PROGRAMS = globSync('site/browser/*.ts')
  .map((path) => basename(path, '.ts'))
  .filter((name) => !/^inline-programs|^program|\.test$/.test(name));

it('finds the programs', () => expect(PROGRAMS).toContain('theme'));

it.each(PROGRAMS)('%s is one line of a classic script that declares no globals', async (name) => {
  const code = await readProgram(name);
  expect(code).not.toMatch(/\n|\bexport\b|^import\b|<\/script/);
  expect(() => new Function(code)).not.toThrow();
  // In a classic script, `var` and functions declared in a block become globals.
  expect(code).not.toMatch(/\bvar |\bfunction /);
  if (/^(let|const|class)\b/.test(code)) throw new Error(`${name} declares globals.`);
});

it('inlines the settings', async () => {
  const origin = 'https://backend.example';
  expect(await readProgram('journey', { PUBLIC_SUPABASE_URL: origin })).toContain(
    `\`${origin}/functions/v1/soft-lead\``,
  );
  expect(await readProgram('journey')).toContain('`/functions/v1/soft-lead`');
});
