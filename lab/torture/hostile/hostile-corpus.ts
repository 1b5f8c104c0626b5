import { MAKERS, type Maker } from './hostile-kinds.ts';
import type { Random } from './random.ts';
import { render } from './render-request.ts';

/** One request as bytes, and in words what is wrong with it. */
export interface Attack {
  what: string;
  bytes: Buffer;
}

/** Attacks of every kind in turn, each from a network of its own. */
export function hostileCorpus(random: Random, count: number): Attack[] {
  const kinds = Object.entries(MAKERS);
  return Array.from({ length: count }, (_, at) => {
    const [what, make] = kinds[at % kinds.length] as [string, Maker];
    const network = `10.${random.number(256)}.${random.number(256)}.${random.number(256)}`;
    const made = make(random);
    if (Buffer.isBuffer(made)) return { what, bytes: made };
    const headers = [
      ...(made.headers ?? []),
      ['X-Forwarded-For', network] as const,
      ['Connection', 'close'] as const,
    ];
    return {
      what: `${what}: ${made.method ?? 'POST'} ${made.path.slice(0, 60)}`,
      bytes: render({ ...made, headers }),
    };
  });
}
