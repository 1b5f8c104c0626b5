import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../../env.ts';
import { StartupError, startOrExplain } from '../../process/startup-error.ts';
import { VERSION } from '../../version.ts';
import { choosePassphrase, hasPassphrase } from '../passphrase.ts';
import { useHome } from '../use-home.ts';
import { HOLDS, type Manifest } from './manifest.ts';
import { takeBackup } from './take-backup.ts';

const UNENCRYPTED =
  'It is not encrypted: set BACKUP_PASSPHRASE, or add --encrypt, before it leaves this machine.';
const ENCRYPTED =
  'It is encrypted with your passphrase; without that nobody can restore it, and nobody can recover it.';

/** Writes a backup; the first argument names the file, by default one in DATA_DIR/backups. */
await startOrExplain(async () => {
  const env = readEnv();
  const { named, encrypt } = readArguments();
  const passphrase = encrypt || hasPassphrase() ? await choosePassphrase() : undefined;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const target = named
    ? // npm changes to the project's folder; a relative path means the directory npm was called from.
      resolve(process.env.INIT_CWD ?? '', named)
    : join(
        env.dataDir,
        'backups',
        `yctfc-${stamp}Z.tar.gz${passphrase === undefined ? '' : '.age'}`,
      );
  const manifest = await useHome(env, (connectionString) =>
    takeBackup({ connectionString, dataDir: env.dataDir, target, version: VERSION, passphrase }),
  );
  process.stdout.write(`${HOLDS}\n${passphrase === undefined ? UNENCRYPTED : ENCRYPTED}\n`);
  process.stdout.write(`${target}\n${describe(manifest)}, ${statSync(target).size} bytes\n`);
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { encrypt: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new Error('Name one file.');
    return { named: positionals[0], encrypt: values.encrypt ?? false };
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\nnpm run backup -- [<file>] [--encrypt]`);
  }
}

function describe({ tables, parts }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables, ${parts.length - tables.length} files`;
}
