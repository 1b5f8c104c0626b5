import { RestError, tooMany } from '../rest-error.ts';

/** Maximum items in `select` and in `order`. */
const MAX_ITEMS = 100;

const NAME = /[\p{L}\p{N}_$ ]+(?:-(?!>)[\p{L}\p{N}_$ ]+)*/uy;
const QUOTED = /"(?:[^"\\]|\\[\s\S])*"/y;
const SPACE = /[ \t]*/y;

/** Reads a text from left to right with sticky patterns (flag `y`). */
export class Scanner {
  readonly #subject: string;
  readonly #text: string;
  #position = 0;

  /** @param subject what is being parsed, for error messages: `filter`, `order`, … */
  constructor(subject: string, text: string) {
    this.#subject = subject;
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#position === this.#text.length;
  }

  /** Consumes and returns what the pattern matches here; undefined when it does not match. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) {
      this.#position += found.length;
    }
    return found;
  }

  /** Whether the pattern matches here; consumes nothing. */
  sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.#position;
    return pattern.test(this.#text);
  }

  /** Like `take`. @throws RestError 400 PGRST100 when the pattern does not match. */
  expect(pattern: RegExp, expected: string): string {
    return this.take(pattern) ?? this.fail(expected);
  }

  expectEnd(expected = 'end of input'): void {
    if (!this.isAtEnd) {
      this.fail(expected);
    }
  }

  /** Consumes a quoted text and returns it unescaped; undefined when there is none. */
  takeQuoted(): string | undefined {
    return this.take(QUOTED)
      ?.slice(1, -1)
      .replace(/\\([\s\S])/g, '$1');
  }

  /** Reads a name, bare (trimmed) or in double quotes. */
  readName(): string {
    return this.takeQuoted() ?? this.expect(NAME, 'field name (* or [a..z0..9_$])').trim();
  }

  /**
   * Reads a comma-separated list to the end of the text; at least one item.
   * @throws RestError 400 PGRST100 for more than {@link MAX_ITEMS}, and what `readItem` throws
   */
  readItems<Item>(readItem: () => Item): Item[] {
    const items: Item[] = [];
    do {
      this.take(SPACE);
      items.push(readItem());
      this.take(SPACE);
    } while (this.take(/,/y));
    this.expectEnd('"," or end of input');
    if (items.length > MAX_ITEMS) {
      throw tooMany('items of a list', MAX_ITEMS);
    }
    return items;
  }

  /** @throws RestError 400 PGRST100, always; it names the position. */
  fail(expected: string): never {
    const found = this.#text.codePointAt(this.#position);
    const unexpected = found === undefined ? 'end of input' : `"${String.fromCodePoint(found)}"`;
    throw new RestError(
      400,
      'PGRST100',
      `"failed to parse ${this.#subject} (${this.#text})" (line 1, column ${this.#position + 1})`,
      { details: `unexpected ${unexpected} expecting ${expected}` },
    );
  }
}
