import { openLighthouse } from './lighthouse.ts';

/** Opened this often, and the middle one taken: the machine's other work comes and goes. */
const VISITS = 5;

/** Audits of Lighthouse, in milliseconds; the last is the page's shift, without a unit. */
const AUDITS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

/** What a first visit on a mid-range phone over slow 4G feels like, as Lighthouse simulates it. */
export interface Paint extends Record<keyof typeof AUDITS, number> {
  path: string;
}

const middle = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @param origin where the product listens; `paths` are opened one after the other */
export async function measurePaint(origin: string, paths: readonly string[]): Promise<Paint[]> {
  const { measure, close } = await openLighthouse(['performance']);
  try {
    const found: Paint[] = [];
    for (const path of paths) {
      const visits: Record<string, { numericValue?: number | undefined }>[] = [];
      for (let visit = 0; visit < VISITS; visit += 1)
        visits.push((await measure(new URL(path, origin).href)).audits);
      const of = (id: string) => middle(visits.map((audits) => audits[id]?.numericValue ?? 0));
      found.push({
        path,
        firstPaint: of(AUDITS.firstPaint),
        largestPaint: of(AUDITS.largestPaint),
        blocked: of(AUDITS.blocked),
        shift: of(AUDITS.shift),
      });
    }
    return found;
  } finally {
    await close();
  }
}
