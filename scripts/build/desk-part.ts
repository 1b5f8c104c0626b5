import type { Plugin, Rolldown } from 'vite';

const DESK = /[\\/]admin[\\/]app[\\/]desk[\\/]desk-app\.tsx$/;
const OF_DESK = /[\\/](admin|contract[\\/]desk)[\\/]/;

/**
 * For `codeSplitting` of the build.
 * @returns the name of the desk's part where the module is needed at its start and at no other page's
 */
export function deskPart(id: string, graph: Rolldown.ChunkingContext): string | null {
  const met = new Set([id]);
  let isOfDesk = false;
  // A set that grows is walked to its end.
  for (const module of met) {
    const info = graph.getModuleInfo(module);
    if (info?.isEntry) {
      if (module === id || !DESK.test(module)) return null;
      isOfDesk = true;
    }
    for (const importer of info?.importers ?? []) met.add(importer);
  }
  return isOfDesk ? 'desk-parts' : null;
}

/**
 * Gives the desk a valibot of its own: a package goes into one piece, and the contact form would load
 * every kind of schema that the desk alone uses.
 */
export const deskSchemas = (): Plugin => ({
  name: 'yctfc-desk-schemas',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    if (source !== 'valibot' || !importer || !OF_DESK.test(importer)) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && { ...found, id: `${found.id}?desk` };
  },
});
