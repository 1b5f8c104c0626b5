import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '../../../server/caller.ts';
import { type Database, openDatabase } from '../../../server/database/database.ts';
import { startEmbeddedPostgres } from '../../../server/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../../../server/database/migrations/migrate.ts';
import { timeCall } from './filled-desk.ts';
import { average, rank } from './rank.ts';

const ENQUIRIES = 1500;
/** The first ones make plans and fill memory. */
const UNCOUNTED = 200;
/** A mail worker claims after every enquiry; a burst is what comes before it gets round to it. */
const BURST = 10;

/** Milliseconds that `submit_enquiry` takes, without the commit, which waits for the disk. */
export interface InsertTimes {
  mean: number;
  median: number;
  p95: number;
}

/** Stores enquiries in a new database. */
export async function measureInsert(): Promise<InsertTimes> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-bench-'));
  const cluster = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } });
  const database = openDatabase({ connectionString: cluster.connectionString, poolSize: 1 });
  try {
    await migrate(database);
    const durations: number[] = [];
    for (let round = -UNCOUNTED; round < ENQUIRIES; round += 1) {
      const duration = await submit(database, enquiry(round));
      if (round >= 0) durations.push(duration);
      if (round % BURST === 0) await claim(database);
    }
    return {
      mean: average(durations),
      median: rank(durations, 0.5),
      p95: rank(durations, 0.95),
    };
  } finally {
    await database.close();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const SERVICE: Caller = { role: 'service_role', claims: { role: 'service_role' } };

const submit = async (database: Database, values: readonly string[]) =>
  (await timeCall(database, SERVICE, 'public.submit_enquiry($1, $2, $3)', [...values])).duration;

const claim = (database: Database) =>
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
