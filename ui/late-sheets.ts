import type { Plugin, Rolldown } from 'vite';

/** Sheets that come with a script which is imported when it is wanted, and their texts. */
const late = new Map<string, string | Uint8Array>();

/**
 * Lets a part that is loaded when it is wanted bring its own sheet; Vite shows it when both are there.
 * Astro writes every sheet that a page may ever need into the page. It leaves alone what is named as a
 * mere asset, so that is what these sheets are until Astro is done.
 */
export const lateSheets = (): Plugin[] => [
  {
    name: 'yctfc-hide-late-sheets',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      const early = earlyChunks(chunks);
      const kept = new Set([...early].flatMap((chunk) => [...sheetsOf(chunk).importedCss]));
      for (const chunk of chunks.values()) {
        const { importedCss, importedAssets } = sheetsOf(chunk);
        for (const sheet of importedCss) {
          if (kept.has(sheet)) continue;
          const asset = bundle[sheet];
          if (asset?.type !== 'asset') continue;
          late.set(sheet, asset.source);
          importedCss.delete(sheet);
          importedAssets.add(sheet);
        }
      }
    },
  },
  {
    name: 'yctfc-show-late-sheets',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of chunksOf(bundle).values()) {
        const { importedCss, importedAssets } = sheetsOf(chunk);
        for (const [sheet, source] of late) {
          if (!importedAssets.delete(sheet)) continue;
          const fileName = nameLate(bundle, sheet);
          importedCss.add(fileName);
          if (!bundle[fileName]) this.emitFile({ type: 'asset', fileName, source });
        }
      }
    },
  },
];

/** A page that has the same sheet took it in and removed the file; the bundler gives each name only once. */
const nameLate = (bundle: Rolldown.OutputBundle, sheet: string): string =>
  bundle[sheet] ? sheet : sheet.replace('.css', '-late.css');

interface Sheets {
  importedCss: Set<string>;
  importedAssets: Set<string>;
}

const sheetsOf = (chunk: Rolldown.OutputChunk): Sheets =>
  (chunk as { viteMetadata?: Sheets }).viteMetadata ?? {
    importedCss: new Set(),
    importedAssets: new Set(),
  };

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  new Map(
    Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? [[output.fileName, output] as const] : [],
    ),
  );

/** Those that a page starts with: its entries and what they import at once. */
function earlyChunks(chunks: ReadonlyMap<string, Rolldown.OutputChunk>) {
  const early = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  // A set that grows is walked to its end.
  for (const { imports } of early) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) early.add(chunk);
    }
  }
  return early;
}
