import type pg from 'pg';
import type { Logger } from 'pino';
import { SERVER_WARNINGS } from '../contract/desk/server-warnings.ts';
import { asService } from './database/as-service.ts';
import type { Database } from './database/database.ts';

/** Oldest versions with all published security fixes, see docs/developer/update-dependencies.md. */
export const ENGINE_FLOOR = {
  asOf: '2026-11-28',
  node: '26.10.0',
  /** By major version: 15 and 18 as published, 16 and 17 counted on from August. */
  postgres: { 15: 20, 16: 16, 17: 12, 18: 7 } as Readonly<Record<number, number>>,
} as const;

const OLDEST_MAJOR = Math.min(...Object.keys(ENGINE_FLOOR.postgres).map(Number));

/** PostgreSQL's own numbering; other systems that speak its protocol add to it, and have another one. */
const PLAIN_VERSION = /^(\d+)\.(\d+)(?: \(.*\))?$/;

/** `version` is such as `15.18 (Debian 15.18-0+deb12u1)`. */
export function isPostgresOld(version: string): boolean {
  const [, major, minor] = (PLAIN_VERSION.exec(version) ?? []).map(Number);
  if (major === undefined || minor === undefined) return false;
  return major < OLDEST_MAJOR || minor < (ENGINE_FLOOR.postgres[major] ?? 0);
}

export function isNodeOld(version: string): boolean {
  return version.localeCompare(ENGINE_FLOOR.node, 'en', { numeric: true }) < 0;
}

export interface OldEngine {
  code: 'old-node' | 'old-postgres' | 'old-embedded-postgres';
  message: string;
}

type Engines = Record<'node' | 'postgres', string> & { isEmbedded: boolean };

export function findOldEngines({ node, postgres, isEmbedded }: Engines): OldEngine[] {
  const found: OldEngine[] = [];
  if (isPostgresOld(postgres)) {
    const code = isEmbedded ? 'old-embedded-postgres' : 'old-postgres';
    found.push({ code, message: `PostgreSQL ${postgres} runs. ${SERVER_WARNINGS[code]}` });
  }
  if (isNodeOld(node)) {
    const message = `Node ${node} runs, and ${ENGINE_FLOOR.node} is the oldest with all fixes. ${SERVER_WARNINGS['old-node']}`;
    found.push({ code: 'old-node', message });
  }
  return found;
}

/** @returns the version that the server names, such as `15.20 (Debian 15.20-0+deb12u1)` */
export async function readPostgresVersion(client: Pick<pg.ClientBase, 'query'>): Promise<string> {
  const { rows } = await client.query("select current_setting('server_version') as version");
  return rows[0].version;
}

/** The desk shows a warning for an hour after it was last reported. */
const REPORT_INTERVAL_MS = 10 * 60_000;

/** Again while it lasts, since a PostgreSQL is updated under a running server. */
export async function watchEngines(
  database: Pick<Database, 'transactionAs'>,
  log: Pick<Logger, 'warn'>,
  isEmbedded: boolean,
): Promise<{ old: OldEngine[]; stop(): void }> {
  const report = () =>
    asService(database, async (tx) => {
      const postgres = await readPostgresVersion(tx);
      const old = findOldEngines({ node: process.versions.node, postgres, isEmbedded });
      for (const { code } of old) await tx.query('select public.report_server_warning($1)', [code]);
      return old;
    });
  const old = await report();
  for (const { message } of old) log.warn(message);
  // A database that is away is said elsewhere, and asked again.
  const timer = setInterval(() => void report().catch(() => {}), REPORT_INTERVAL_MS);
  timer.unref();
  return { old, stop: () => clearInterval(timer) };
}
