/** Joins the class names that are set into one `class` value; `undefined` when none is. */
export function joinClasses(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
