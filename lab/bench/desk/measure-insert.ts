import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Caller } from '../../../server/caller.ts';
import { type Database, openDatabase } from '../../../server/database/database.ts';
import { startEmbeddedPostgres } from '../../../server/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../../../server/database/migrations/migrate.ts';
import {
  BOOTSTRAP_FOLDER,
  listMigrations,
  MIGRATIONS_FOLDER,
} from '../../../server/database/migrations/migration-files.ts';
import { withDatabase } from '../../../tests/support/database/database-names.ts';
import { timeCall } from './filled-desk.ts';
import { average, rank } from './rank.ts';

/** The first migration of the desk: what is before it is the product without one. */
const DESK_BEGINS = '20261122021000';
const ENQUIRIES = 1500;
/** The first ones make plans and fill memory. */
const UNCOUNTED = 200;
/** A mail worker claims after every enquiry; a burst is what comes before it gets round to it. */
const BURST = 10;

/** Milliseconds that `submit_enquiry` takes, without the commit, which waits for the disk. */
export interface InsertTimes {
  label: string;
  mean: number;
  median: number;
  p95: number;
}

/**
 * Stores the same enquiries in a database without the desk and in one with it, by turns, so that whatever
 * else the machine does slows both.
 */
export async function measureInsert(): Promise<InsertTimes[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-bench-'));
  const cluster = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } });
  const opened: Database[] = [];
  const open = async (name: string, migrations: string) => {
    await createDatabase(cluster.superuserConnectionString, name);
    const database = openDatabase({
      connectionString: withDatabase(cluster.connectionString, name),
      poolSize: 1,
    });
    opened.push(database);
    await migrate(database, { bootstrap: BOOTSTRAP_FOLDER, migrations });
    return { database, durations: [] as number[] };
  };
  try {
    const before = await open('before', migrationsBefore(dataDir));
    const after = await open('after', MIGRATIONS_FOLDER);
    for (let round = -UNCOUNTED; round < ENQUIRIES; round += 1) {
      const values = enquiry(round);
      for (const side of round % 2 === 0 ? [before, after] : [after, before]) {
        const duration = await submit(side, values);
        if (round >= 0) side.durations.push(duration);
        if (round % BURST === 0) await claim(side);
      }
    }
    return [
      { label: 'without the desk', ...summary(before.durations) },
      { label: 'with the desk', ...summary(after.durations) },
    ];
  } finally {
    for (const database of opened) await database.close();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const summary = (durations: readonly number[]) => ({
  mean: average(durations),
  median: rank(durations, 0.5),
  p95: rank(durations, 0.95),
});

async function createDatabase(superuser: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuser });
  await client.connect();
  await client.query(`create database ${name} owner yctfc template template0`);
  await client.end();
}

function migrationsBefore(dataDir: string): string {
  const folder = join(dataDir, 'migrations');
  mkdirSync(folder);
  for (const name of listMigrations(MIGRATIONS_FOLDER).filter((name) => name < DESK_BEGINS))
    cpSync(join(MIGRATIONS_FOLDER, `${name}.sql`), join(folder, `${name}.sql`));
  return folder;
}

const SERVICE: Caller = { role: 'service_role', claims: { role: 'service_role' } };
type Side = { database: Database };

const submit = async ({ database }: Side, values: readonly string[]) =>
  (await timeCall(database, SERVICE, 'public.submit_enquiry($1, $2, $3)', [...values])).duration;

const claim = ({ database }: Side) =>
  database.transactionAs(SERVICE, (tx) => tx.query('select * from public.claim_mail(1)'));

/** An enquiry as the form sends it, with the mail to the team and the acknowledgement. */
function enquiry(round: number): [lead: string, mails: string, journey: string] {
  const name = `${['Gurpreet', 'Lakshmi', 'Mohammed'][round % 3]} ${['Dhillon', 'Venkatesan', 'Rao'][round % 2]}`;
  const message =
    'I am interested in taking a franchise of your brand in our city. We have a shop of 400 sq ft on the ground ' +
    `floor near the main market. My budget is around ${10 + (round % 40)} lakh. Kindly call me in the evening.`;
  const mail = {
    subject: `Enquiry of ${name}`,
    body_text: message,
    body_html: `<p>${message}</p>`,
  };
  const consents = ['enquiry', 'calls'].map((purpose) => ({
    purpose,
    text: 'The words that were seen',
    version: '1',
    language: 'en',
  }));
  const lead = {
    id: randomUUID(),
    name,
    email: `person.${round}@gmail.com`,
    phone: `+9198${String(round + UNCOUNTED).padStart(8, '0')}`,
    subject: 'franchise',
    message,
  };
  return [
    JSON.stringify(lead),
    JSON.stringify([
      { ...mail, kind: 'team', recipient: 'leads@example.in' },
      { ...mail, kind: 'acknowledgement', recipient: lead.email },
    ]),
    JSON.stringify({
      attribution: { last: { utm_source: 'google', utm_campaign: 'franchise-moga' } },
      signature: randomUUID(),
      consents,
    }),
  ];
}
