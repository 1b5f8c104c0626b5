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
];

/** @param text the whole file of the mutant */
export function isEquivalent({ file, line, change }: Mutant, text: string): boolean {
  const code = text.split('\n')[line - 1]?.trim();
  return EQUIVALENTS.some(
    (known) => known.file === file && known.line === code && known.change === change,
  );
}
