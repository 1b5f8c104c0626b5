import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { bundleProgram } from '../browser/inline-programs.ts';

/** The text of an inline program as pages carry it. */
export const readProgram = async (
  name: string,
  settings?: Record<string, unknown>,
): Promise<string> => {
  const entry = fileURLToPath(new URL(`../browser/${name}.ts`, import.meta.url));
  return (await bundleProgram(entry, settings)).code;
};

/**
 * Runs a program's text in a window of its own.
 * @param globals what of a browser the program uses; `load` stands for `import()`
 */
export function runProgram(code: string, globals: object): void {
  runInContext(code.replaceAll('import(', 'load('), createContext(globals));
}
