import known from './equivalents.json' with { type: 'json' };
import type { Mutant } from './find-mutants.ts';
import { isSuperseded } from './superseded.ts';

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

/**
 * Not drawn into a sample (`equivalents.json`). Whatever is slower, less clear or wrong in any way does not
 * belong there.
 */
export const EQUIVALENTS: readonly Equivalent[] = known;

/** @param text the whole file of the mutant */
export function isEquivalent(mutant: Mutant, text: string): boolean {
  if (isSuperseded(mutant, text)) return true;
  const { file, line, change } = mutant;
  const code = text.split('\n')[line - 1]?.trim();
  return EQUIVALENTS.some(
    (known) => known.file === file && known.line === code && known.change === change,
  );
}
