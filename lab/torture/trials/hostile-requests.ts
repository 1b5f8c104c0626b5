import { setTimeout as sleep } from 'node:timers/promises';
import { openBothAccounts } from '../home/accounts.ts';
import { type Home, openHome } from '../home/home.ts';
import { residentMemory } from '../home/memory.ts';
import { newVisits, visit } from '../home/visitors.ts';
import { type Attack, hostileCorpus } from '../hostile/hostile-corpus.ts';
import { askInTurn } from '../hostile/mixed-roles.ts';
import { seeded } from '../hostile/random.ts';
import { provoke } from '../hostile/raw-socket.ts';
import { type Figures, mustBeZero, type Trial } from '../trial.ts';

/** Attacks of one pass; the second pass shows whether memory keeps growing after the first. */
const ATTACKS = 10_000;
const AT_ONCE = 24;
/** Batches of requests of mixed roles on one socket each. */
const SOCKETS = 40;
/** How much the process may grow in the second pass. */
const MAX_GROWTH_MB = 48;
/** Time for the garbage collector to come round. */
const REST_MS = 8_000;

export const hostileRequests: Trial = {
  name: 'hostile',
  title:
    'Twice 10,000 hostile requests, and mixed roles on one socket: no 5xx, no crash, no leak, flat memory.',
  run: async ({ rounds = 1 }) => {
    const home = await openHome({ withSite: true });
    try {
      const random = seeded(20_261_121);
      const tokens = await openBothAccounts(home);
      const secret = await visit(home, newVisits());
      const { pid } = home.server();
      const attack = () => attackAll(home, hostileCorpus(random, ATTACKS * rounds), secret);
      const warm = await attack();
      await sleep(REST_MS);
      const before = residentMemory(pid);
      const rest = await attack();
      // Before the signed-in answers below: their garbage rises and falls by 80 MB without a leak.
      await sleep(REST_MS);
      const after = residentMemory(pid);
      const mixed = { answered: 0, unanswered: 0, leaks: [] as string[] };
      for (let socket = 0; socket < SOCKETS * rounds; socket += 1) {
        const { answered, unanswered, leaks } = await askInTurn(home, tokens, random, secret);
        mixed.answered += answered;
        mixed.unanswered += unanswered;
        mixed.leaks.push(...leaks);
      }
      const health = await fetch(`${home.url}/healthz`);
      const rows: Figures[] = [
        {
          kind: 'hostile requests',
          ...summarise([warm, rest]),
          leaks: warm.leaks.length + rest.leaks.length,
        },
        {
          kind: 'mixed roles on one socket',
          sent: mixed.answered + mixed.unanswered,
          answered: mixed.answered,
          'closed unanswered': mixed.unanswered,
          '5xx': 0,
          leaks: mixed.leaks.length,
        },
      ];
      return {
        rows,
        failures: [
          ...mustBeZero(rows, '5xx', 'leaks'),
          ...mustBeZero(rows.slice(1), 'closed unanswered'),
          ...[
            ...warm.serverErrors,
            ...rest.serverErrors,
            ...warm.leaks,
            ...rest.leaks,
            ...mixed.leaks,
          ].slice(0, 20),
          ...(home.server().pid === pid && health.ok ? [] : [`health is ${health.status}`]),
          ...(after - before > MAX_GROWTH_MB ? [`memory grew by ${after - before} MB`] : []),
        ],
        notes: [
          `Memory of the server: ${before} MB after the first 10,000, ${after} MB after the second (allowed: ${MAX_GROWTH_MB} MB more); health afterwards ${health.status}.`,
          `Statuses: ${describe([warm, rest])}.`,
        ],
      };
    } finally {
      await home.stop();
    }
  },
};

interface Tally {
  statuses: Map<number, number>;
  /** Attacks that were answered with 5xx. */
  serverErrors: string[];
  leaks: string[];
}

/** Sends all attacks, some at once, and reads what comes back for what must not be there. */
export async function attackAll(
  home: Pick<Home, 'port'>,
  corpus: readonly Attack[],
  secret: string,
): Promise<Tally> {
  const tally: Tally = { statuses: new Map(), serverErrors: [], leaks: [] };
  const queue = corpus.values();
  const work = async () => {
    for (const { what, bytes } of queue) {
      const text = await provoke(home.port, bytes);
      note(tally, what, text);
      if (text.includes(secret)) tally.leaks.push(`a lead shows in the answer to ${what}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tally;
}

function note({ statuses, serverErrors }: Tally, what: string, text: string): void {
  const found = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
  for (const status of found.length ? found : [0]) {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) serverErrors.push(`${status} for ${what}`);
  }
}

function summarise(tallies: readonly Tally[]): Figures {
  const count = (matches: (status: number) => boolean) =>
    tallies
      .flatMap(({ statuses }) => [...statuses])
      .reduce((sum, [status, n]) => sum + (matches(status) ? n : 0), 0);
  return {
    sent: count(() => true),
    answered: count((status) => status > 0),
    'closed unanswered': count((status) => status === 0),
    '5xx': count((status) => status >= 500),
  };
}

function describe(tallies: readonly Tally[]): string {
  const sums = new Map<number, number>();
  for (const [status, count] of tallies.flatMap(({ statuses }) => [...statuses]))
    sums.set(status, (sums.get(status) ?? 0) + count);
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status || 'none'}`)
    .join(', ');
}
