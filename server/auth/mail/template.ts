const VARIABLE = /\{\{\s*\.([A-Za-z]+)\s*\}\}/g;

/** Values for the variables of a template, by name without the dot. */
export type TemplateValues = Readonly<Record<string, string>>;

/** A checked template; `encode` is applied to each value. */
export type Template = (values: TemplateValues, encode: (value: string) => string) => string;

/** For the plain-text part: keeps the value, on one line. */
export const keepText = (value: string): string => value.replace(/[\r\n]+/g, ' ');

/**
 * Checks a template in hosted Supabase's syntax, of which only `{{ .Name }}` is supported.
 * @param source the template's text
 * @param known names that may occur
 * @throws Error that names an unknown variable or the first other use of `{{`
 */
export function compileTemplate(source: string, known: readonly string[]): Template {
  for (const [, name] of source.matchAll(VARIABLE)) {
    if (!name || !known.includes(name)) throw new Error(`Unknown template variable .${name}`);
  }
  const rest = source.replace(VARIABLE, '');
  const stray = rest.match(/\{\{.{0,40}|.{0,40}\}\}/)?.[0];
  if (stray !== undefined) throw new Error(`Not understood in a template: ${stray}`);

  return (values, encode) =>
    source.replace(VARIABLE, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`No value for template variable .${name}`);
      return encode(value);
    });
}
