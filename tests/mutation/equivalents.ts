import type { Mutant } from './find-mutants.ts';

/** A change that no test can notice, because the product behaves the same with it. */
export interface Equivalent {
  file: string;
  /** The changed line as it stands in the file, without its indentation. */
  line: string;
  /** As the report prints it. */
  change: string;
  /** Why nobody can see it from outside. */
  why: string;
}

/** Not drawn into a sample. Whatever is slower, less clear or wrong in any way does not belong here. */
export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'server/operations/check-database/check-features.ts',
    line: 'const error = await tryOne(client, () => runAttempt(client, UNDOING.attempt), false);',
    change: 'false → true',
    why: 'the attempt undoes itself, so that there is nothing to keep',
  },
  {
    file: 'site/menus/pdf/dish-row.tsx',
    line: '<View style={{ flex: 1 }}>',
    change: '1 → 100',
    why: 'Nothing else on this row may grow: the part takes the rest, whatever its share is called.',
  },
  {
    file: 'site/menus/pdf/dish-row.tsx',
    line: 'flex: 1,',
    change: '1 → 100',
    why: 'Nothing else on this row may grow: the part takes the rest, whatever its share is called.',
  },
  {
    file: 'site/menus/pdf/menu-document.tsx',
    line: 'flex: 1,',
    change: '1 → 100',
    why: 'Nothing else on this row may grow: the part takes the rest, whatever its share is called.',
  },
  {
    file: 'site/menus/pdf/menu-footer.tsx',
    line: "<View style={{ flex: 1, alignItems: 'flex-end', gap: 2 }}>",
    change: '1 → 100',
    why: 'Nothing else on this row may grow: the part takes the rest, whatever its share is called.',
  },
  {
    file: 'site/menus/pdf/motif-strip.tsx',
    line: 'flex: 1,',
    change: '1 → 100',
    why: 'Nothing else on this row may grow: the part takes the rest, whatever its share is called.',
  },
  {
    file: 'site/menus/pdf/top-sellers.tsx',
    line: "<View key={name} style={{ flex: 1, paddingLeft: 10, flexDirection: 'row' }}>",
    change: '1 → 100',
    why: 'All five share this style, so their shares stay equal.',
  },
  {
    file: 'site/menus/pdf/top-sellers.tsx',
    line: '<View style={{ flex: 1 }}>',
    change: '1 → 100',
    why: 'Nothing else on this row may grow: the part takes the rest, whatever its share is called.',
  },
  {
    file: 'site/menus/pdf/menu-header.tsx',
    line: 'fontWeight: 800,',
    change: '800 → 80000',
    why: 'Both ask for the boldest cut that is registered.',
  },
  {
    file: 'site/share/card-parts.tsx',
    line: 'fontWeight: 800,',
    change: '800 → 80000',
    why: 'Both ask for the boldest cut that is registered.',
  },
  {
    file: 'site/share/card-face.tsx',
    line: 'fontWeight: 600,',
    change: '600 → 60000',
    why: 'The face is registered in one weight.',
  },
  {
    file: 'site/share/card-face.tsx',
    line: "<span style={{ fontFamily: 'Display', fontWeight: 800, fontSize: 50, lineHeight: 1.05 }}>",
    change: '800 → 80000',
    why: 'Both ask for the boldest cut that is registered.',
  },
  {
    file: 'site/menus/pdf/plan-pages.ts',
    line: 'if (single.scale >= SCALES.smallest) return [single];',
    change: '>= → >',
    why: 'No heights of dishes divide the room of a page by exactly this factor.',
  },
  {
    file: 'site/menus/pdf/category-column.tsx',
    line: '{foot >= EMPTY_FOOT && <MotifPanel look={look} />}',
    change: '>= → >',
    why: 'No heights of dishes leave exactly this much of a page.',
  },
];

/** @param text the whole file of the mutant */
export function isEquivalent({ file, line, change }: Mutant, text: string): boolean {
  const code = text.split('\n')[line - 1]?.trim();
  return EQUIVALENTS.some(
    (known) => known.file === file && known.line === code && known.change === change,
  );
}
