import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { readProgramModule } from '../../../site/browser/inline-programs.ts';
import { CLIENT_DIRECTIVES } from '../../../site/islands/client-directives.ts';

/** Every program that the build has made itself. Whatever else is in a page has no right to run. */
export interface ProgramList {
  /** Code that pages carry; one script may hold several, with `;` between them. */
  inline: Set<string>;
  /** Those of them that bring Astro's islands to life. */
  islands: Set<string>;
  /** Addresses of files. */
  files: Set<string>;
}

export const emptyProgramList = (): ProgramList => ({
  inline: new Set(),
  islands: new Set(),
  files: new Set(),
});

/** Whether a script consists of nothing but programs of the list. */
export function isListed(list: ProgramList, code: string): boolean {
  if (list.inline.has(code)) return true;
  return [...list.inline].some(
    (program) => code.startsWith(`${program};`) && isListed(list, code.slice(program.length + 1)),
  );
}

/** Writes down what Astro and the bundler make while they build. */
export const listPrograms = (list: ProgramList): AstroIntegration => ({
  name: 'yctfc-program-list',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [listBundled(list)] } });
    },
    'astro:config:done': async ({ config }) => {
      for (const program of await readIslandPrograms(config.root)) {
        list.inline.add(program);
        list.islands.add(program);
      }
    },
  },
});

const listBundled = (list: ProgramList): Plugin => ({
  name: 'yctfc-program-list',
  enforce: 'pre',
  apply: 'build',
  transform(module, id) {
    const program = readProgramModule(id, module);
    if (program !== undefined) list.inline.add(program);
  },
  generateBundle: {
    // Before Astro puts small files into the pages.
    order: 'pre',
    handler(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        list.files.add(`/${part.fileName}`);
        list.inline.add(part.code.trim());
      }
    },
  },
});

/** What Astro writes before an island; of its own modules it lets others import only some. */
async function readIslandPrograms(root: URL): Promise<string[]> {
  const load = (file: string) => import(new URL(file, import.meta.resolve('astro')).href);
  const [island, directives] = await Promise.all([
    load('runtime/server/astro-island.prebuilt.js'),
    load('core/client-directive/index.js'),
  ]);
  const own = CLIENT_DIRECTIVES.map(
    ({ name, entrypoint }): Promise<string> =>
      directives.buildClientDirectiveEntrypoint(name, entrypoint, root),
  );
  return [
    island.default,
    ...directives.getDefaultClientDirectives().values(),
    ...(await Promise.all(own)),
  ];
}
