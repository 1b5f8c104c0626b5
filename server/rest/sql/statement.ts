/** SQL text with `$1…` and the values for them: all that reaches PostgreSQL. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Collects the values of one statement. Everything that a request says passes through here. */
export class Parameters {
  readonly values: unknown[] = [];

  /** @returns `$n::type`; the type comes from the catalogue, so PostgreSQL checks the value by it. */
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

/** Quotes a name that the catalogue holds, or an alias of plain letters. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
