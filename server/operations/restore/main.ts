import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../../env.ts';
import { startOrExplain } from '../../process/startup-error.ts';
import { readPassphrase } from '../passphrase.ts';
import { fromCallersFolder, readCommand, useHome } from '../use-home.ts';
import { restoreBackup } from './restore-backup.ts';
import { unpackBackup } from './unpack-backup.ts';

await startOrExplain(async () => {
  const { word = '', values } = readCommand(
    'npm run restore -- <file> [--replace | --check]',
    { replace: { type: 'boolean' }, check: { type: 'boolean' } },
    (named) => {
      if (!named) throw new Error('Name one file.');
    },
  );
  const { check, replace = false } = values;
  const file = fromCallersFolder(word);
  const manifest = check ? await checkBackup(file) : await restore(file, replace);
  const { takenAt, version, tables } = manifest;
  const lines = [
    `${check ? 'Complete and unchanged' : 'Restored'}: ${takenAt}, version ${version}`,
    ...tables.map(({ name, rows }) => `  ${name.padEnd(32)} ${rows}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
});

function restore(file: string, mayReplace: boolean) {
  const env = readEnv();
  return useHome(env, (connectionString) =>
    restoreBackup({
      file,
      connectionString,
      dataDir: env.dataDir,
      mayReplace,
      passphrase: readPassphrase(),
    }),
  );
}

async function checkBackup(file: string) {
  // For BACKUP_PASSPHRASE in .env.
  readEnv();
  await using staging = await mkdtempDisposable(join(tmpdir(), 'yctfc-check-'));
  return await unpackBackup(file, staging.path, readPassphrase());
}
