import { existsSync } from 'node:fs';
import { mkdir, mkdtempDisposable } from 'node:fs/promises';
import { join } from 'node:path';
import { type Env, readEnv } from '../env.ts';
import { StartupError, startOrExplain } from '../process/startup-error.ts';
import { VERSION } from '../version.ts';
import type { Manifest } from './backup/manifest.ts';
import { takeBackup } from './backup/take-backup.ts';
import { checkFeatures } from './check-database/check-features.ts';
import { countTables } from './restore/rebuild-schema.ts';
import { requireAlone, restoreBackup } from './restore/restore-backup.ts';
import { inTransaction, readCommand, useHome } from './use-home.ts';

type Move = Record<'from' | 'to' | 'dataDir', string>;

/** A backup and its restore, which counts the rows of each table before it commits. */
async function moveToPostgres({ from, to, dataDir }: Move): Promise<Manifest> {
  await inTransaction(from, 'read only', requireAlone);
  await requireTarget(to);
  await mkdir(dataDir, { recursive: true });
  // A folder without content, secrets and spool, so that tables alone are in the backup.
  await using made = await mkdtempDisposable(join(dataDir, '.move-'));
  const empty = made.path;
  const file = join(empty, 'tables.tar.gz');
  await takeBackup({ connectionString: from, dataDir: empty, target: file, version: VERSION });
  const moved = await restoreBackup({
    file,
    connectionString: to,
    dataDir: empty,
    mayReplace: false,
  });
  await inTransaction(from, 'read only', requireAlone).catch((error: Error) => {
    throw new StartupError(
      `A server was started meanwhile, and what it stored is not in the copy: empty the new database, then begin again. ${error.message}`,
    );
  });
  return moved;
}

async function requireTarget(connectionString: string): Promise<void> {
  if ((await inTransaction(connectionString, 'read only', countTables)) > 0)
    throw new StartupError(
      'The new database holds data already, and nothing was copied. Name an empty one.',
    );
  const missing = (await checkFeatures(connectionString)).filter(({ error }) => error);
  if (missing.length === 0) return;
  const list = missing.map(({ name, error }) => `  ${name}: ${error}`).join('\n');
  throw new StartupError(`The new database lacks what the product needs:\n${list}`);
}

await startOrExplain(async () => {
  const { word: to = '' } = readCommand('npm run move-to-postgres -- <address>', {}, (address) => {
    if (!/^postgres(ql)?:$/.test(URL.parse(address ?? '')?.protocol ?? ''))
      throw new Error('Name one address like postgres://user:password@host:5432/name.');
  });
  const env = readEnv();
  requireEmbedded(env);
  const { tables } = await useHome(env, (from) =>
    moveToPostgres({ from, to, dataDir: env.dataDir }),
  ).catch((error: Error) => {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`Nothing was moved: ${error.message}`, { cause: error });
  });
  const lines = [
    ...tables.map(({ name, rows }) => `  ${name.padEnd(32)} ${rows}`),
    'Every table was copied, and its rows were counted in the new database.',
    'Put this line into .env, then start the product:',
    `DATABASE_URL=${hidePassword(to)}`,
    `The embedded database in ${join(env.dataDir, 'postgres')} was left as it is: keep it until the new one is backed up.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
});

function requireEmbedded({ databaseUrl, dataDir }: Env): void {
  if (databaseUrl)
    throw new StartupError(
      'DATABASE_URL is set, so the data are not in the embedded database. Take the line out of .env for this command.',
    );
  const folder = join(dataDir, 'postgres');
  if (!existsSync(folder))
    throw new StartupError(`There is no embedded database in ${folder}: check DATA_DIR.`);
}

function hidePassword(address: string): string {
  const url = new URL(address);
  if (url.password) url.password = 'PASSWORD';
  return url.href;
}
