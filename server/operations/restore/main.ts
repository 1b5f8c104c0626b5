import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../../env.ts';
import { StartupError, startOrExplain } from '../../process/startup-error.ts';
import { askPassphrase } from '../passphrase.ts';
import { useHome } from '../use-home.ts';
import { restoreBackup } from './restore-backup.ts';
import { unpackBackup } from './unpack-backup.ts';

/** Restores a backup. */
await startOrExplain(async () => {
  const { file, replace, check } = readArguments();
  const manifest = check ? await checkBackup(file) : await restore(file, replace);
  const { takenAt, version, tables } = manifest;
  const lines = [
    `${check ? 'Complete and unchanged' : 'Restored'}: ${takenAt}, version ${version}`,
    ...tables.map(({ name, rows }) => `  ${name.padEnd(32)} ${rows}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean' }, check: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [file, ...rest] = positionals;
    if (!file || rest.length > 0) throw new Error('Name one file.');
    // npm changes to the project's folder; a relative path means the directory npm was called from.
    const path = resolve(process.env.INIT_CWD ?? '', file);
    return { file: path, replace: values.replace ?? false, check: values.check ?? false };
  } catch (error) {
    throw new StartupError(
      `${(error as Error).message}\nnpm run restore -- <file> [--replace | --check]`,
    );
  }
}

function restore(file: string, mayReplace: boolean) {
  const env = readEnv();
  return useHome(env, (connectionString) =>
    restoreBackup({
      file,
      connectionString,
      dataDir: env.dataDir,
      mayReplace,
      askPassphrase,
    }),
  );
}

async function checkBackup(file: string) {
  // For BACKUP_PASSPHRASE in .env.
  readEnv();
  const staging = mkdtempSync(join(tmpdir(), 'yctfc-check-'));
  try {
    return await unpackBackup(file, staging, askPassphrase);
  } finally {
    rmSync(staging, { recursive: true });
  }
}
