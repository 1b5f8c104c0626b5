import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { ENQUIRY_ENDPOINT } from '../../../contract/paths.ts';
import { countKept, untilDrained } from '../home/count.ts';
import { type Home, openHome } from '../home/home.ts';
import { residentMemory } from '../home/memory.ts';
import { anyNetwork, enquiryOf, newVisits, percentile95, type Visits } from '../home/visitors.ts';
import { type Figures, mustBeZero, type Trial } from '../trial.ts';

const SENDER = fileURLToPath(new URL('../home/flood-sender.ts', import.meta.url));
const PER_SECOND = 2_000;
const SECONDS = 20;
const PEOPLE = 100;
/** Between opening the form and sending it. */
const FILLING_MS = 3_100;
const PAUSE_MS = 1_000;
const MAX_TRIES = 60;

export const spamFlood: Trial = {
  name: 'flood',
  title:
    'Up to 2,000 spam enquiries a second, each from another network, while 100 people send theirs: all of these come through, none stays in quarantine.',
  run: async () => {
    const home = await openHome();
    try {
      const flood = startFlood(home);
      const visits = newVisits();
      const people = Array.from({ length: PEOPLE }, (_, at) =>
        sendAsPerson(home, visits, at * ((SECONDS - 5) / PEOPLE) * 1000),
      );
      const doubted = (await Promise.all(people)).filter((person) => person !== undefined);
      const spam = await flood;
      // Their browsers work elsewhere: here the work would take the processor from the server.
      for (const person of doubted) await proveWork(home, person);
      await untilDrained(home);
      const rows = await countRows(home, visits, spam);
      return {
        rows,
        failures: [
          ...mustBeZero(rows, '5xx', 'lost', 'doubled'),
          ...mustBeZero(rows.slice(1), 'in quarantine'),
          ...(visits.acknowledged.size === PEOPLE ? [] : ['not every person was acknowledged']),
        ],
        notes: [
          `Reached ${Math.round(spam.sent / SECONDS)} spam requests a second for ${SECONDS} s, sender and server on the same machine.`,
          `People: slowest five of a hundred answered after ${percentile95(visits.waits)} ms or later; ${visits.retries} tried again after 429; ${doubted.length} were asked for a proof of work and released by it.`,
          `Memory of the server afterwards: ${residentMemory(home.server().pid)} MB.`,
        ],
      };
    } finally {
      await home.stop();
    }
  },
};

interface Spam {
  sent: number;
  statuses: Record<string, number>;
}

async function startFlood(home: Home): Promise<Spam> {
  const child = fork(SENDER, [String(home.port), String(PER_SECOND), String(SECONDS)]);
  const [said] = await once(child, 'message');
  return said as Spam;
}

/** Someone whose enquiry waits for a proof of work. */
interface Doubted {
  id: string;
  headers: Record<string, string>;
  challenge: Challenge;
}

/**
 * Opens the form, waits and sends it until it is acknowledged, as the form's script does.
 * @returns the work that is asked for, if any is
 */
async function sendAsPerson(
  home: Home,
  visits: Visits,
  after: number,
): Promise<Doubted | undefined> {
  await sleep(after);
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': anyNetwork() };
  const address = home.url + ENQUIRY_ENDPOINT;
  const opening = await fetch(`${address}?open`, { method: 'POST', headers });
  const { id, token } = (await opening.json()) as {
    id: string;
    token: string;
  };
  await sleep(FILLING_MS);
  const body = JSON.stringify({ ...enquiryOf(id), formToken: token });
  visits.sent.add(id);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (tries > 0) visits.retries += 1;
    const started = performance.now();
    const answer = await fetch(address, { method: 'POST', headers, body });
    const { challenge } = (await answer.json()) as { challenge?: Challenge };
    visits.statuses.set(answer.status, (visits.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 201) {
      visits.acknowledged.add(id);
      visits.waits.push(performance.now() - started);
      return challenge && { id, headers, challenge };
    }
    await sleep(PAUSE_MS);
  }
  return undefined;
}

async function proveWork(home: Home, { id, headers, challenge }: Doubted): Promise<void> {
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = JSON.stringify({ challenge, solution });
  const body = JSON.stringify({ submissionId: id, proof });
  const answer = await fetch(home.url + ENQUIRY_ENDPOINT, { method: 'POST', headers, body });
  await answer.text();
}

async function countRows(home: Home, visits: Visits, { sent, statuses }: Spam): Promise<Figures[]> {
  const held = await home.sql('select id, quarantined_at is not null as held from public.leads');
  const isHeld = new Map(held.map(({ id, held: value }) => [String(id), value === true]));
  const spamIds = [...isHeld.keys()].filter((id) => !visits.sent.has(id));
  const of = (status: string) => statuses[status] ?? 0;
  const serverErrors = Object.entries(statuses).reduce(
    (sum, [status, n]) => sum + (Number(status) >= 500 ? n : 0),
    0,
  );
  const kept = await countKept(home, visits);
  return [
    {
      who: 'spam',
      sent,
      acknowledged: of('201'),
      'sent away (429)': of('429'),
      stored: spamIds.length,
      'in quarantine': spamIds.filter((id) => isHeld.get(id)).length,
      doubled: 0,
      lost: Math.max(0, of('201') - spamIds.length),
      '5xx': serverErrors,
      'p95, ms': '',
    },
    {
      who: 'people',
      sent: kept.sent,
      acknowledged: kept.acknowledged,
      'sent away (429)': visits.statuses.get(429) ?? 0,
      stored: kept.stored,
      'in quarantine': [...visits.sent].filter((id) => isHeld.get(id)).length,
      doubled: kept.doubled,
      lost: kept.lost,
      '5xx': [...visits.statuses].reduce((sum, [status, n]) => sum + (status >= 500 ? n : 0), 0),
      'p95, ms': percentile95(visits.waits),
    },
  ];
}
