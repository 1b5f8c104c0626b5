import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openAdministrator, PASSWORD, signIn } from '../home/accounts.ts';
import { type BadMailServer, startBadMailServer } from '../home/bad-mail-server.ts';
import { countKept } from '../home/count.ts';
import { ADMINISTRATOR, type Home, readFormSecrets, whenBack } from '../home/home.ts';
import { countServerErrors, percentile95 } from '../home/visitors.ts';
import type { Figures } from '../trial.ts';
import type { Break, Ground } from './breaks.ts';
import { prepareDatabase, startDatabaseCluster } from './database-cluster.ts';
import { startEnquiries, startReading } from './load.ts';
import { SUPERUSER_PASSWORD } from './machine.ts';
import {
  type Balancer,
  startBalancer,
  startWeb,
  untilReady,
  PASSWORD as WEB_PASSWORD,
} from './web.ts';

/** Between two rounds, so that a round starts from rest. */
const REST_MS = 3_000;
const MAILS_TIMEOUT_MS = 120_000;

/** Everything that one row of the table needs, built for it and for nothing else. */
interface Site extends Ground {
  balancer: Balancer;
  home: Pick<Home, 'url' | 'sql' | 'formSecrets'>;
  mail: BadMailServer;
}

/** Builds the cluster in this process's own network, breaks it again and again under load, and counts. */
export async function runBreak(
  { title, name, strike }: Break,
  { rounds, perSecond, folder }: { rounds: number; perSecond: number; folder: string },
): Promise<Figures> {
  const site = await buildSite(folder);
  await openAdministrator(site.home as Home);
  const token = await readToken(site.home.url);
  const loads: number[] = [];
  const enquiries = startEnquiries(site.home, perSecond);
  const reads = startReading(site.home.url, token);
  const spool = watchSpools(site);
  for (let round = 0; round < rounds; round += 1) {
    await sleep(REST_MS);
    await strike(site, round);
    await site.cluster.untilWhole();
    await untilReady(site.web, site.balancer);
    loads.push(loadavg()[0] ?? 0);
    process.stdout.write(`${name}: round ${round + 1} of ${rounds}\n`);
  }
  await sleep(REST_MS);
  await enquiries.close();
  await reads.close();
  await untilReady(site.web, site.balancer);
  await untilMailed(site.home);
  const { visits } = enquiries;
  const figures = {
    broken: title,
    rounds,
    ...(await countKept(site.home, visits)),
    'through a spool': spool.stop(),
    'mails twice': [...site.mail.taken.values()].filter((times) => times > 1).length,
    'tried again': visits.retries,
    '5xx': countServerErrors(visits),
    'p95, ms': percentile95(visits.waits),
    'slowest enquiry, s': toSeconds(enquiries.slowestMs()),
    'longest pause, s': toSeconds(enquiries.maxPauseMs()),
    reads: reads.answered,
    'failed reads': reads.failed,
    'stale reads': reads.stale,
    'longest pause of reads, s': toSeconds(reads.maxPauseMs()),
    'load of the machine': Math.round(loads.reduce((sum, load) => sum + load, 0) / loads.length),
  };
  for (const server of site.web) await server.end('SIGTERM');
  return figures;
}

const toSeconds = (ms: number): string => (ms / 1000).toFixed(1);

async function buildSite(folder: string): Promise<Site> {
  const cluster = await startDatabaseCluster(folder);
  const balancer = await startBalancer(folder);
  prepareDatabase(balancer.database.host, balancer.database.port, WEB_PASSWORD);
  const mail = await startBadMailServer();
  const web = await startWeb(folder, balancer, mail.url);
  await untilReady(web, balancer);
  const address = balancer.connectionString('postgres', SUPERUSER_PASSWORD);
  return {
    cluster,
    balancer,
    web,
    mail,
    home: {
      url: balancer.url,
      formSecrets: await readFormSecrets(folder),
      sql: (statement, values = []) => whenBack(() => ask(address, statement, values)),
    },
  };
}

async function ask(connectionString: string, statement: string, values: unknown[]) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement, values.length ? values : undefined)).rows;
  } finally {
    await client.end();
  }
}

async function readToken(url: string): Promise<string> {
  const answer = await signIn({ url }, ADMINISTRATOR, PASSWORD);
  const { access_token } = (await answer.json()) as { access_token?: string };
  if (!access_token) throw new Error(`sign-in answered ${answer.status}`);
  return access_token;
}

/** Counts the entries that show up in the spools. */
function watchSpools({ web }: Site) {
  const seen = new Set<string>();
  const timer = setInterval(() => {
    for (const server of web) for (const entry of server.spooled()) seen.add(entry);
  }, 100);
  return {
    stop: (): number => {
      clearInterval(timer);
      return seen.size;
    },
  };
}

async function untilMailed({ sql }: Pick<Home, 'sql'>): Promise<void> {
  const waiting = 'select from private.mail_outbox where sent_at is null and not is_held limit 1';
  for (const deadline = Date.now() + MAILS_TIMEOUT_MS; (await sql(waiting)).length > 0; ) {
    if (Date.now() > deadline) throw new Error('the outbox does not become empty');
    await sleep(500);
  }
}
