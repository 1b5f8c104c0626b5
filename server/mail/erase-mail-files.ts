import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { type Repeated, repeat } from '../process/repeat.ts';

export interface MailFilesOptions {
  folder: string;
  database: Pick<Database, 'transaction'>;
  log: Pick<Logger, 'error' | 'info'>;
  intervalMs?: number;
}

const INTERVAL_MS = 60_000;
/** As long as the outbox keeps a mail that was sent (`run_retention`). */
const MAX_AGE_MS = 30 * 24 * 3_600_000;
/** An older part was left behind by a killed process. */
const MAX_PART_AGE_MS = 600_000;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ID_IN_NAME = new RegExp(`-(${UUID})\\.eml$`);
const ID_IN_HEADER = new RegExp(`^Message-ID: <(${UUID})@`, 'im');

/** Removes a mail's file once the outbox has forgotten the mail, at the latest after 30 days. */
export function eraseMailFiles(options: MailFilesOptions): Repeated {
  const { log, intervalMs = INTERVAL_MS } = options;
  const work = async () => {
    const count = await erase(options);
    if (count > 0) log.info({ count }, 'mail files erased');
  };
  return repeat(work, { intervalMs, log, failure: 'mail files could not be erased' });
}

async function erase({ folder, database }: MailFilesOptions): Promise<number> {
  const names = await readdir(folder).catch((): string[] => []);
  const files = await Promise.all(names.map((name) => describe(folder, name)));
  const known = await findKnown(
    database,
    files.flatMap(({ id }) => id ?? []),
  );
  const due = files.filter(
    ({ id, age, maxAge }) => age > maxAge || (id !== undefined && !known.has(id)),
  );
  for (const { path } of due) await rm(path, { force: true });
  return due.length;
}

async function describe(folder: string, name: string) {
  const path = join(folder, name);
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
  const age = Date.now() - mtimeMs;
  const maxAge = name.endsWith('.part') ? MAX_PART_AGE_MS : Infinity;
  if (!name.endsWith('.eml')) return { path, id: undefined, age, maxAge };
  const id = ID_IN_NAME.exec(name)?.[1] ?? (await readId(path));
  return { path, id, age, maxAge: MAX_AGE_MS };
}

/** 1.0.0 named files after the recipient. The first id counts: a visitor may have written another. */
async function readId(path: string): Promise<string | undefined> {
  const mail = await readFile(path, 'latin1').catch(() => '');
  return ID_IN_HEADER.exec(mail)?.[1]?.toLowerCase();
}

async function findKnown(database: Pick<Database, 'transaction'>, ids: readonly string[]) {
  if (ids.length === 0) return new Set();
  const { rows } = await database.transaction((tx) =>
    tx.query<{ id: string }>(
      'select id::text from private.mail_outbox where id = any($1::uuid[])',
      [ids],
    ),
  );
  return new Set(rows.map(({ id }) => id));
}
