import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readProgram } from '../testing/run-program.ts';
import { bundleProgram, inlinePrograms } from './inline-programs.ts';

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

describe('inlinePrograms', () => {
  const THEME = fileURLToPath(new URL('theme.ts', import.meta.url));

  /** The plugin as Vite calls it in a project with these settings. */
  function openPlugin(env: Record<string, string> = {}) {
    const { configResolved, resolveId, load } = inlinePrograms();
    const watched: string[] = [];
    const context = {
      resolve: async (source: string) => (source.includes('missing') ? null : { id: source }),
      addWatchFile: (file: string) => watched.push(file),
    };
    const call = async (hook: unknown, ...given: unknown[]): Promise<unknown> =>
      Reflect.apply(hook as () => unknown, context, given);
    return {
      watched,
      configure: () => call(configResolved, { env }),
      resolve: (source: string) => call(resolveId, source, 'page.astro'),
      load: (id: string) => call(load, id),
    };
  }

  it('leaves every other module to the next plugin', async () => {
    const { resolve, load } = openPlugin();
    expect(await resolve('../browser/theme.ts')).toBeNull();
    expect(await load(THEME)).toBeNull();
    expect(await resolve('missing.ts?program')).toBeNull();
  });

  it('gives the text of a program, and watches all that it was made from', async () => {
    const { resolve, load, watched } = openPlugin();
    const id = await resolve(`${THEME}?program`);
    expect(id, 'no module that another plugin would take').toMatch(/^\0/);
    const module = String(await load(String(id)));
    expect(module).toBe(`export default ${JSON.stringify(await readProgram('theme'))};`);
    const names = watched.map((file) => basename(file));
    expect(names).toEqual(expect.arrayContaining(['theme.ts', 'program-facts.ts', 'themes.ts']));
  });

  it('lets a program read public settings and no secret', async () => {
    const env = { PUBLIC_SUPABASE_URL: 'https://backend.example', SECRET: 'hidden' };
    const { configure, resolve, load } = openPlugin(env);
    await configure();
    const journey = String(await resolve(`${THEME.replace('theme.ts', 'journey.ts')}?program`));
    expect(await load(journey)).toContain('https://backend.example/functions/v1/soft-lead');
  });
});

describe('bundleProgram', () => {
  /** A program of its own beside the facts that it takes. */
  async function bundle(program: string, facts = ''): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'program-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'program-facts.ts'), facts);
    writeFileSync(join(folder, 'program.ts'), program);
    return (await bundleProgram(join(folder, 'program.ts'))).code;
  }

  it('takes values and none of the code that they come from', async () => {
    const facts = `const make = (word: string) => word.repeat(2);
      export const NAME = make('ab'); export const SIZE = 3;`;
    const program = `import { NAME, SIZE } from './program-facts.ts'; alert(NAME, SIZE);`;
    expect(await bundle(program, facts)).toBe('alert(`abab`,3)');
  });

  it('refuses a fact that cannot stand in a text', async () => {
    const program = `import { NAMES } from './program-facts.ts'; alert(NAMES);`;
    await expect(bundle(program, 'export const NAMES = [1];')).rejects.toThrow(
      'NAMES is neither a string nor a number.',
    );
  });

  it('refuses a program that cannot be read', async () => {
    await expect(bundle('const = ;')).rejects.toThrow();
  });
});
