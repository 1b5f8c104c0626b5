import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { readProgram } from './testing/run-program.ts';

/** The modules of this folder that pages print; the others make them. */
const PROGRAMS = globSync('site/browser/*.ts')
  .map((path) => basename(path, '.ts'))
  .filter((name) => !/^inline-programs|^program|\.test$/.test(name));

it('finds the programs', () => expect(PROGRAMS).toContain('theme'));

it.each(PROGRAMS)('%s is one line of a classic script that leaves no name behind', async (name) => {
  const code = await readProgram(name);
  expect(code).not.toMatch(/\n|\bexport\b|^import\b|<\/script/);
  expect(() => new Function(code)).not.toThrow();
  // `var` and functions of a block would be names of the whole page.
  expect(code).not.toMatch(/\bvar |\bfunction /);
  if (/^(let|const|class)\b/.test(code))
    throw new Error(`${name} names things for the whole page.`);
});

it('writes the settings in', async () => {
  const origin = 'https://backend.example';
  expect(await readProgram('journey', { PUBLIC_SUPABASE_URL: origin })).toContain(
    `\`${origin}/functions/v1/soft-lead\``,
  );
  expect(await readProgram('journey')).toContain('`/functions/v1/soft-lead`');
});
