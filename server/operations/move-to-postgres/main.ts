import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Env, readEnv } from '../../env.ts';
import { StartupError, startOrExplain } from '../../process/startup-error.ts';
import { VERSION } from '../../version.ts';
import { useHome } from '../use-home.ts';
import { moveToPostgres } from './move-to-postgres.ts';

/** Copies all data from the embedded database into the PostgreSQL that the first argument names. */
await startOrExplain(async () => {
  const to = readAddress();
  const env = readEnv();
  requireEmbedded(env);
  const { tables } = await useHome(env, (from) =>
    moveToPostgres({ from, to, dataDir: env.dataDir, version: VERSION }),
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

function readAddress(): string {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [address = '', ...rest] = positionals;
    if (rest.length > 0 || !/^postgres(ql)?:$/.test(URL.parse(address)?.protocol ?? ''))
      throw new Error('Name one address like postgres://user:password@host:5432/name.');
    return address;
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\nnpm run move-to-postgres -- <address>`);
  }
}

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
