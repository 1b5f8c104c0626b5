import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnv } from '../../env.ts';
import { startOrExplain } from '../../process/startup-error.ts';
import { useHome } from '../use-home.ts';
import type { Manifest } from './manifest.ts';
import { takeBackup } from './take-backup.ts';

const PACKAGE = new URL('../../../package.json', import.meta.url);

/** Writes a backup; the first argument names the file, by default one in DATA_DIR/backups. */
await startOrExplain(async () => {
  const env = readEnv();
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const named = process.argv[2];
  const target = named
    ? // npm changes to the project's folder; a relative path means the directory npm was called from.
      resolve(process.env.INIT_CWD ?? '', named)
    : join(env.dataDir, 'backups', `yctfc-${stamp}Z.tar.gz`);
  const manifest = await useHome(env, (connectionString) =>
    takeBackup({ connectionString, dataDir: env.dataDir, target, version }),
  );
  process.stdout.write(`${target}\n${describe(manifest)}, ${statSync(target).size} bytes\n`);
});

function describe({ tables, parts }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables, ${parts.length - tables.length} files`;
}
