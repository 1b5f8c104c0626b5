import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { HEAD_PROGRAM } from '../../../site/browser/head-program.ts';

/** Every program that the build has made itself. Whatever else is in a page has no right to run. */
export interface ProgramList {
  inline: Set<string>;
  files: Set<string>;
}

export const emptyProgramList = (): ProgramList => ({
  inline: new Set([HEAD_PROGRAM]),
  files: new Set(),
});

export const listPrograms = (list: ProgramList): AstroIntegration => ({
  name: 'yctfc-program-list',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [listBundled(list)] } });
    },
    'astro:config:done': async () => {
      for (const program of await readIslandPrograms()) list.inline.add(program);
    },
  },
});

const listBundled = (list: ProgramList): Plugin => ({
  name: 'yctfc-program-list',
  apply: 'build',
  generateBundle: {
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
async function readIslandPrograms(): Promise<string[]> {
  const load = (file: string) => import(new URL(file, import.meta.resolve('astro')).href);
  const [island, directives] = await Promise.all([
    load('runtime/server/astro-island.prebuilt.js'),
    load('core/client-directive/index.js'),
  ]);
  return [island.default, ...directives.getDefaultClientDirectives().values()];
}
