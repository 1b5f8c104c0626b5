import { minifySync } from 'vite';

/**
 * The text of a classic inline script that calls a function as soon as the browser reads it.
 * @param run uses nothing from outside but its arguments, since its text alone goes into the page
 * @param given what JSON can say
 */
export function inlineProgram<Given extends readonly unknown[]>(
  run: (...given: Given) => void,
  ...given: Given
): string {
  const { code, errors } = minifySync(
    'inline.js',
    `(${run})(${given.map((one) => JSON.stringify(one))})`,
  );
  if (errors.length > 0) throw new Error(`${run.name}: ${errors[0]?.message}`);
  return code.trim().replace(/;$/, '');
}
