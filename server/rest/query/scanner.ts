import { RestError, tooMany } from '../rest-error.ts';

/** Items in one of `select` and `order`. */
export const MAX_ITEMS = 100;

const NAME = /[\p{L}\p{N}_$ ]+(?:-(?!>)[\p{L}\p{N}_$ ]+)*/uy;
const QUOTED = /"(?:[^"\\]|\\[\s\S])*"/y;
const SPACE = /[ \t]*/y;

/** Reads a text from left to right with sticky patterns (flag `y`). */
export class Scanner {
  readonly #subject: string;
  readonly #text: string;
  #position = 0;

  /** @param subject what is read, for the message of an error: `filter`, `order`, … */
  constructor(subject: string, text: string) {
    this.#subject = subject;
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#position === this.#text.length;
  }

  /** Reads on past what the pattern matches here; undefined where it does not match. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) {
      this.#position += found.length;
    }
    return found;
  }

  /** Whether the pattern matches here; reads nothing. */
  sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.#position;
    return pattern.test(this.#text);
  }

  /** @throws RestError 400 PGRST100 where the pattern does not match. */
  expect(pattern: RegExp, expected: string): string {
    return this.take(pattern) ?? this.fail(expected);
  }

  expectEnd(expected = 'end of input'): void {
    if (!this.isAtEnd) {
      this.fail(expected);
    }
  }

  /** A quoted text without its quotes and escapes; undefined where none begins. */
  takeQuoted(): string | undefined {
    return this.take(QUOTED)
      ?.slice(1, -1)
      .replace(/\\([\s\S])/g, '$1');
  }

  /** A name, bare or in double quotes; bare names lose the spaces around them. */
  readName(): string {
    return this.takeQuoted() ?? this.expect(NAME, 'field name (* or [a..z0..9_$])').trim();
  }

  /**
   * Reads items between commas up to the end of the text; at least one.
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

  /** @throws RestError 400 PGRST100 that names the place, always. */
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
