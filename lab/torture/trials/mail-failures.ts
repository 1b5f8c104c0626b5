import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BadMailServer,
  type Misbehaviour,
  startBadMailServer,
} from '../home/bad-mail-server.ts';
import { type Home, openHome } from '../home/home.ts';
import { newVisits, visit } from '../home/visitors.ts';
import { type Figures, mustBeZero, type Trial } from '../trial.ts';

const ENQUIRIES = 5;
/** The worker gives up a mail server that hangs after twenty seconds. */
const DELIVERY_TIMEOUT_MS = 60_000;
const MISBEHAVIOURS: readonly Misbehaviour[] = [
  'refuse',
  'hang',
  'defer',
  'reject one recipient',
  'die in the middle of DATA',
];

export const mailFailures: Trial = {
  name: 'mail',
  title:
    'A mail server that fails in every way and recovers, and kill -9 between its 250 and our note of it: every mail goes out.',
  run: async ({ rounds = 5 }) => {
    const mail = await startBadMailServer();
    // The team's address is the one that is rejected for a time.
    const home = await openHome({ env: { SMTP_URL: mail.url, LEADS_TO: mail.rejected } });
    try {
      const rows: Figures[] = [];
      for (const behaviour of MISBEHAVIOURS) rows.push(await misbehave(home, mail, behaviour));
      rows.push(await killAfterTaking(home, mail, rounds));
      return {
        rows,
        failures: mustBeZero(
          rows,
          'not delivered',
          'attempts not in the ledger',
          'failures not noted',
        ),
        notes: [
          'A mail is delivered twice only where nobody could know that it was: SMTP has no way to ask. Both copies carry one Message-ID, by which mail programs show one.',
          'Waiting times between attempts are cut short here; the product waits 15 s, 30 s, 60 s … up to an hour.',
        ],
      };
    } finally {
      await home.stop();
      await mail.stop();
    }
  },
};

async function misbehave(
  home: Home,
  mail: BadMailServer,
  behaviour: Misbehaviour,
): Promise<Figures> {
  const before = new Date();
  await mail.behave(behaviour);
  for (let sent = 0; sent < ENQUIRIES; sent += 1) await visit(home, newVisits());
  await until(async () => (await countFailed(home, before)) > 0);
  // For a time: whatever is tried meanwhile fails as well.
  await makeDue(home);
  await sleep(2_000);
  await mail.behave('accept');
  await deliverAll(home);
  return { trial: behaviour, ...(await countMails(home, mail, before)) };
}

async function killAfterTaking(home: Home, mail: BadMailServer, rounds: number): Promise<Figures> {
  const before = new Date();
  for (let round = 0; round < rounds; round += 1) {
    const { pid } = home.server();
    let isKilled = false;
    mail.onNextTaken(() => {
      process.kill(pid, 'SIGKILL');
      isKilled = true;
    });
    await visit(home, newVisits(), { isOver: () => isKilled });
    await until(async () => isKilled);
    await home.kill();
    await home.start();
    await deliverAll(home);
  }
  return {
    trial: `kill -9 between 250 and our note, ${rounds} times`,
    ...(await countMails(home, mail, before)),
  };
}

/** As if the waiting time, or the lease of a killed process, were over. */
const makeDue = (home: Home) =>
  home.sql('update private.mail_outbox set next_attempt_at = now() where sent_at is null');

async function deliverAll(home: Home): Promise<void> {
  await until(async () => {
    // What is being sent at this moment keeps its lease.
    await home.sql(`update private.mail_outbox m set next_attempt_at = now()
      where sent_at is null and (last_error is not null and not exists (
        select from private.mail_attempts a where a.mail_id = m.id and a.attempt = m.attempts and a.ended_at is null)
        or exists (select from private.mail_attempts a where a.mail_id = m.id
          and a.attempt = m.attempts and a.ended_at is null and a.started_at < now() - interval '25 seconds'))`);
    const [row] = await home.sql(
      'select count(*)::int as left from private.mail_outbox where sent_at is null',
    );
    return row?.left === 0;
  }, 120_000);
}

async function countFailed(home: Home, since: Date): Promise<number> {
  const [row] = await home.sql(
    'select count(*)::int as failed from private.mail_attempts where started_at >= $1 and fault is not null',
    [since],
  );
  return Number(row?.failed);
}

async function countMails(home: Home, { taken }: BadMailServer, since: Date): Promise<Figures> {
  const mails = await home.sql(
    `select m.id, m.attempts, count(a.attempt)::int as noted, count(a.fault)::int as failed,
       count(*) filter (where a.ended_at is null)::int as broken
     from private.mail_outbox m left join private.mail_attempts a on a.mail_id = m.id
     where m.created_at >= $1 group by m.id`,
    [since],
  );
  const copies = mails.map(({ id }) => copiesOf(taken, String(id)));
  const sum = (key: string) => mails.reduce((total, mail) => total + Number(mail[key]), 0);
  return {
    mails: mails.length,
    delivered: copies.filter((count) => count > 0).length,
    'delivered twice': copies.filter((count) => count > 1).length,
    'not delivered': copies.filter((count) => count === 0).length,
    attempts: sum('attempts'),
    failed: sum('failed'),
    'broken off by a kill': sum('broken'),
    'attempts not in the ledger': sum('attempts') - sum('noted'),
    // One attempt of each mail succeeded; all others must say why they did not, or that they were broken off.
    'failures not noted': sum('attempts') - mails.length - sum('failed') - sum('broken'),
  };
}

function copiesOf(taken: ReadonlyMap<string, number>, id: string): number {
  return [...taken].reduce(
    (sum, [name, count]) => sum + (name.startsWith(`${id}@`) ? count : 0),
    0,
  );
}

async function until(isSo: () => Promise<boolean>, timeoutMs = DELIVERY_TIMEOUT_MS): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('a mail waits for too long');
    await sleep(200);
  }
}
