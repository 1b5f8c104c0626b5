import { notOffered, RestFault } from '../fault.ts';

const NAME = /[\p{L}\p{N}_$ ]+(?:-(?!>)[\p{L}\p{N}_$ ]+)*/uy;
const QUOTED = /"(?:[^"\\]|\\[\s\S])*"/y;

/** Reads a text from left to right with sticky patterns (flag `y`). */
export class Scanner {
  readonly #subject: string;
  readonly #text: string;
  #position = 0;

  /** @param subject what is read, for the message of a fault: `filter`, `order`, … */
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

  /** @throws RestFault 400 PGRST100 where the pattern does not match. */
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

  /** A column name, bare or in double quotes; bare names lose the spaces around them. */
  readName(): string {
    const name = this.takeQuoted() ?? this.expect(NAME, 'field name (* or [a..z0..9_$])').trim();
    if (this.sees(/->/y)) {
      throw notOffered('JSON paths');
    }
    return name;
  }

  /** @throws RestFault 400 PGRST100 that names the place, always. */
  fail(expected: string): never {
    const found = this.#text.codePointAt(this.#position);
    const unexpected = found === undefined ? 'end of input' : `"${String.fromCodePoint(found)}"`;
    throw new RestFault(
      400,
      'PGRST100',
      `"failed to parse ${this.#subject} (${this.#text})" (line 1, column ${this.#position + 1})`,
      { details: `unexpected ${unexpected} expecting ${expected}` },
    );
  }
}
