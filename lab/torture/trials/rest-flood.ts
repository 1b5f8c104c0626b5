import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { API_KEY, openBothAccounts } from '../home/accounts.ts';
import { countKept, untilDrained } from '../home/count.ts';
import { type Home, openHome } from '../home/home.ts';
import { newVisits, percentile95, visit } from '../home/visitors.ts';
import { type Figures, mustBeZero, type Trial } from '../trial.ts';

const HAMMER = fileURLToPath(new URL('../home/rest-hammer.ts', import.meta.url));
const CONNECTIONS = 300;
const SECONDS = 20;
/** Pauses between two enquiries, two looks at the desk and two health checks. */
const ENQUIRY_PAUSE_MS = 100;
const LOOK_PAUSE_MS = 250;

export const restFlood: Trial = {
  name: 'rest-flood',
  title:
    '300 anonymous connections ask REST for leads without a pause: people send enquiries, the administrator reads, and the server says that it is well.',
  run: async () => {
    const home = await openHome();
    try {
      const { administrator } = await openBothAccounts(home);
      const quiet = await watch(home, administrator, sleep(SECONDS * 1000));
      const flood = startHammer(home);
      const meanwhile = await watch(home, administrator, flood);
      const statuses = await flood;
      const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0);
      const rows = [
        ...quiet.map((row) => ({ when: 'quiet', ...row })),
        ...meanwhile.map((row) => ({ when: 'flood', ...row })),
        { when: 'flood', ...figuresOf('strangers', statuses, []) },
      ];
      return {
        rows,
        failures: [
          ...mustBeZero(rows, '5xx', 'lost', 'doubled'),
          ...(statuses['200'] ? [`strangers were answered with 200: ${statuses['200']}`] : []),
        ],
        notes: [
          `Strangers got ${Math.round(answered / SECONDS)} answers a second for ${SECONDS} s, on the same machine as server and database.`,
        ],
      };
    } finally {
      await home.stop();
    }
  },
};

async function startHammer(home: Home): Promise<Record<string, number>> {
  const child = fork(HAMMER, [String(home.port), String(CONNECTIONS), String(SECONDS)]);
  const [statuses] = await once(child, 'message');
  return statuses as Record<string, number>;
}

/** Sends enquiries, reads leads and checks the health until `over` is settled. */
async function watch(home: Home, token: string, over: Promise<unknown>) {
  let isOver = false;
  void over.finally(() => {
    isOver = true;
  });
  const visits = newVisits();
  const people: Promise<unknown>[] = [];
  const sendAll = async () => {
    while (!isOver) {
      people.push(visit(home, visits));
      await sleep(ENQUIRY_PAUSE_MS);
    }
    await Promise.all(people);
  };
  const headers = { apikey: API_KEY, authorization: `Bearer ${token}` };
  const look = async (path: string) => {
    const statuses: Record<string, number> = {};
    const waits: number[] = [];
    while (!isOver) {
      const started = performance.now();
      const answer = await fetch(home.url + path, { headers });
      await answer.arrayBuffer();
      waits.push(performance.now() - started);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      await sleep(LOOK_PAUSE_MS);
    }
    return { statuses, waits };
  };
  const [, desk, health] = await Promise.all([
    sendAll(),
    look('/rest/v1/leads?select=*&limit=50'),
    look('/healthz'),
  ]);
  await untilDrained(home);
  const { lost, doubled } = await countKept(home, visits);
  return [
    {
      ...figuresOf('people', Object.fromEntries(visits.statuses), visits.waits),
      lost,
      doubled,
    },
    figuresOf('administrator', desk.statuses, desk.waits),
    figuresOf('health check', health.statuses, health.waits),
  ];
}

function figuresOf(who: string, statuses: Record<string, number>, waits: number[]): Figures {
  const count = (isCounted: (status: number) => boolean) =>
    Object.entries(statuses).reduce((sum, [status, n]) => sum + (isCounted(+status) ? n : 0), 0);
  return {
    who,
    answered: count((status) => status >= 200 && status < 300),
    refused: count((status) => status >= 400 && status < 500 && status !== 429),
    'sent away (429)': count((status) => status === 429),
    '5xx': count((status) => status >= 500),
    lost: 0,
    doubled: 0,
    'p50, ms': waits.length ? median(waits) : '',
    'p95, ms': waits.length ? percentile95(waits) : '',
  };
}

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0);
