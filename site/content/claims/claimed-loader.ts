import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { ROUTES } from '../../../contract/routes.ts';
import { fillProse } from './fill-prose.ts';
import { readRegister, registerStamp } from './register.ts';

interface EntryInfo {
  body: string;
  data: Record<string, unknown>;
}
interface EntryType {
  getEntryInfo: (file: { contents: string; fileUrl: URL }) => Promise<EntryInfo> | EntryInfo;
}
type Context = LoaderContext & { entryTypes: Map<string, EntryType> };

/** Fills a Markdown body; legal texts state no basis, since they are it. */
export function fillBody(file: string, { body, data }: EntryInfo): string {
  const { text, faults } = fillProse(body, {
    register: readRegister(),
    hasTradeSource: Boolean(data.tradeFigures),
    basisPath: file.includes('/legal/') ? undefined : ROUTES.ourNumbers,
  });
  if (faults.length > 0) throw new Error(`${file}: ${faults.join('; ')}`);
  return text;
}

/** A loader whose entries are read anew when the register changes, and whose Markdown is filled from it. */
export function claimed(loader: Loader): Loader {
  const load = async (context: LoaderContext) => {
    const { entryTypes } = context as Context;
    const types = new Map([...entryTypes].map(([ending, type]) => [ending, fillType(type)]));
    await loader.load({
      ...context,
      entryTypes: types,
      generateDigest: (data: Record<string, unknown> | string) =>
        context.generateDigest(registerStamp() + JSON.stringify(data)),
    } as Context);
  };
  return {
    ...loader,
    load: async (context: LoaderContext) => {
      await load(context);
      const { watcher, ...once } = context;
      const reload = (files: RegExp) => (path: string) => {
        if (files.test(path)) void load(once as LoaderContext);
      };
      watcher?.on('change', reload(/\/content\/claims\//));
      for (const event of ['add', 'unlink'])
        watcher?.on(event, reload(/\/content\/brands\/[^/]+\/(?:brand|menu)\.yaml$/));
    },
  } as Loader;
}

const fillType = (type: EntryType): EntryType => ({
  ...type,
  getEntryInfo: async (source) => {
    const info = await type.getEntryInfo(source);
    if (!info.body?.trim()) return info;
    return { ...info, body: fillBody(relative('.', fileURLToPath(source.fileUrl)), info) };
  },
});
