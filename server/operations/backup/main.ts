import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../../env.ts';
import { startOrExplain } from '../../process/startup-error.ts';
import { VERSION } from '../../version.ts';
import { readPassphrase } from '../passphrase.ts';
import { fromCallersFolder, readCommand, useHome } from '../use-home.ts';
import { HOLDS, type Manifest } from './manifest.ts';
import { takeBackup } from './take-backup.ts';

const UNENCRYPTED = 'It is not encrypted: set BACKUP_PASSPHRASE before it leaves this machine.';
const ENCRYPTED =
  'It is encrypted with your passphrase; without that nobody can restore it, and nobody can recover it.';

await startOrExplain(async () => {
  const env = readEnv();
  const { word: named } = readCommand('npm run backup -- [<file>]', {});
  const passphrase = readPassphrase();
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const usual = `yctfc-${stamp}Z.tar.gz${passphrase === undefined ? '' : '.age'}`;
  const target = named ? fromCallersFolder(named) : join(env.dataDir, 'backups', usual);
  const manifest = await useHome(env, (connectionString) =>
    takeBackup({ connectionString, dataDir: env.dataDir, target, version: VERSION, passphrase }),
  );
  process.stdout.write(`${HOLDS}\n${passphrase === undefined ? UNENCRYPTED : ENCRYPTED}\n`);
  process.stdout.write(`${target}\n${describe(manifest)}, ${statSync(target).size} bytes\n`);
});

function describe({ tables, parts }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables, ${parts.length - tables.length} files`;
}
