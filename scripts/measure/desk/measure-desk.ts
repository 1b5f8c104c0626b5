import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '../../../server/caller.ts';
import { type Database, openDatabase } from '../../../server/database/database.ts';
import { startEmbeddedPostgres } from '../../../server/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../../../server/database/migrations/migrate.ts';
import { createCast } from '../../../supabase/tests/actors.ts';
import { FILTERS_ASKED, LISTS_ASKED, SEARCHES_ASKED } from './desk-questions.ts';
import { fillLeads } from './fill-leads.ts';
import { rank } from './rank.ts';

/** How often each question is asked; the first answers of a connection are not counted. */
const ROUNDS = 12;

/** One line of the result: durations in milliseconds. */
export interface DeskTimes {
  leads: number;
  question: string;
  median: number;
  p95: number;
  /** The question whose answers took longest, and its median. */
  slowest: string;
}

/**
 * Fills a database of its own with so many leads and asks it what the desk asks, as the administrator.
 */
export async function measureDesk(leads: number): Promise<DeskTimes[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-bench-'));
  const cluster = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } });
  const database = openDatabase({
    connectionString: cluster.connectionString,
    statementTimeoutMs: 600_000,
    poolSize: 1,
  });
  try {
    await migrate(database);
    const { administrator } = await createCast(database);
    await database.transaction((tx) => fillLeads(tx, leads));
    // As PostgreSQL does by itself after a while.
    await database.statement('vacuum analyze public.leads', []);
    await database.statement('vacuum analyze private.lead_search', []);
    return await askAll(database, administrator, leads);
  } finally {
    await database.close();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function askAll(database: Database, caller: Caller, leads: number): Promise<DeskTimes[]> {
  const lists = (filters: readonly object[]) =>
    filters.map((filter) => ({ call: 'desk_leads($1)', value: JSON.stringify(filter) }));
  const groups = {
    'a list': lists(LISTS_ASKED),
    'a filter': lists(FILTERS_ASKED),
    'a search': lists(SEARCHES_ASKED.map((search) => ({ search }))),
    'the counts': [{ call: "desk_counts() where $1 = ''", value: '' }],
    'one lead': [{ call: 'desk_lead($1)', value: await anyLead(database) }],
  };
  const times: DeskTimes[] = [];
  for (const [question, calls] of Object.entries(groups)) {
    const medians: [string, number][] = [];
    const all: number[] = [];
    for (const { call, value } of calls) {
      const durations: number[] = [];
      for (let round = -2; round < ROUNDS; round += 1) {
        const duration = await ask(database, caller, call, value);
        if (round >= 0) durations.push(duration);
      }
      all.push(...durations);
      medians.push([`${value} ${Math.round(rank(durations, 0.5))} ms`, rank(durations, 0.5)]);
    }
    const [slowest] = medians.sort(([, a], [, b]) => b - a)[0] ?? [''];
    times.push({ leads, question, median: rank(all, 0.5), p95: rank(all, 0.95), slowest });
  }
  return times;
}

async function ask(database: Database, caller: Caller, call: string, value: string) {
  return database.transactionAs(caller, async (tx) => {
    const start = performance.now();
    await tx.query(`select public.${call}`, [value]);
    return performance.now() - start;
  });
}

async function anyLead(database: Database): Promise<string> {
  const { rows } = await database.transaction((tx) =>
    tx.query('select id from public.leads order by created_at offset 5000 limit 1'),
  );
  return rows[0].id;
}
