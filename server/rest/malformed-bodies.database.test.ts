import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { hostileValue, LEAD, RIGHT } from './testing/desk-bodies.ts';
import { startRestService } from './testing/rest-service.ts';

/** Of each kind; both took 12,000 without a finding. */
const RUNS = 400;

const service = await startRestService();
const tokens: string[] = [];
/** What the desk may call; of one that returns a table `args` has its columns, too, behind the `taken` first. */
const functions: { name: string; args: string[]; taken: number }[] = [];

beforeAll(async () => {
  for (const role of ['admin', 'admin', 'admin', 'caller', 'viewer', 'editor', 'member'] as const) {
    tokens.push((await service.signUp(role)).token);
  }
  const { rows } = await service.database.transaction((tx) =>
    tx.query(`
      select p.proname as name, coalesce(p.proargnames, '{}') as args, p.pronargs as taken from pg_proc p
      where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
      order by 1`),
  );
  functions.push(...(rows as typeof functions));
  await service.database.transaction((tx) =>
    tx.query('select public.submit_enquiry($1, $2)', [
      JSON.stringify({
        id: LEAD,
        name: 'A',
        email: 'a@b.in',
        phone: '+919876543210',
        message: 'm',
      }),
      '[]',
    ]),
  );
});

/** The same value with whatever stands at one place exchanged, how deep ever. */
function exchange(whole: unknown, places: number[], wrong: unknown): unknown {
  const [place = 0, ...deeper] = places;
  const keys = Object.keys(whole ?? {});
  if (deeper.length === 0 || typeof whole !== 'object' || whole === null || keys.length === 0)
    return wrong;
  const key = keys[place % keys.length] as keyof typeof whole;
  const changed = exchange(whole[key], deeper, wrong);
  return Array.isArray(whole) ? whole.with(Number(key), changed) : { ...whole, [key]: changed };
}

async function send(name: string, body: unknown, who: number): Promise<void> {
  const answer = await service.send(
    `/rpc/${name}`,
    { method: 'POST', body: JSON.stringify(body) },
    tokens[who % tokens.length],
  );
  const text = await answer.text();
  expect(answer.status, `${name} ${JSON.stringify(body).slice(0, 800)} → ${text}`).toBeLessThan(
    500,
  );
}

test('the desk names every argument of every function that takes something', () => {
  for (const { name, args, taken } of functions) {
    if (taken === 0) continue;
    const known = args.slice(0, taken);
    const bodies = RIGHT.filter(([of]) => of === name);
    expect(bodies.length, `${name} has no line in desk-bodies.ts`).toBeGreaterThan(0);
    for (const [, body] of bodies) expect(Object.keys(body).sort(), name).toEqual(known.toSorted());
  }
});

test('one wrong value in a right body is refused with a 4xx', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...RIGHT),
      fc.nat(),
      fc.array(fc.tuple(fc.array(fc.nat(7), { minLength: 2, maxLength: 5 }), hostileValue), {
        minLength: 1,
        maxLength: 2,
      }),
      async ([name, right], who, wrongs) =>
        send(
          name,
          wrongs.reduce<unknown>((body, [places, wrong]) => exchange(body, places, wrong), right),
          who,
        ),
    ),
    { numRuns: RUNS },
  );
});

test('a malformed body is refused with a 4xx, and leaves no transaction open', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.nat(),
      fc.array(hostileValue, { minLength: 6, maxLength: 6 }),
      fc.integer({ min: 0, max: 63 }),
      async (which, who, values, given) => {
        const { name, args } = functions[which % functions.length] as (typeof functions)[number];
        const body = Object.fromEntries(
          args.flatMap((arg, at) => (given & (1 << at) && at > 2 ? [] : [[arg, values[at % 6]]])),
        );
        await send(name, body, who);
      },
    ),
    { numRuns: RUNS },
  );
  const { rows } = await service.database.transaction((tx) =>
    tx.query(`select count(*)::int as open from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`),
  );
  expect(rows).toEqual([{ open: 0 }]);
});
