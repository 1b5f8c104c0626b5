/** Numbers that look random and are the same in every run, so that a failure can be repeated. */
export interface Random {
  /** From 0 to `below` - 1. */
  number(below: number): number;
  pick<T>(choices: readonly T[]): T;
  bytes(length: number): Buffer;
}

/** A generator of Tommy Ettinger's "mulberry32" kind; good enough to choose attacks with. */
export function seeded(seed: number): Random {
  let state = seed;
  function number(below: number): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  }
  return {
    number,
    pick: (choices) => choices[number(choices.length)] as (typeof choices)[number],
    bytes: (length) => Buffer.from(Array.from({ length }, () => number(256))),
  };
}
