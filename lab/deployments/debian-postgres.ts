import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where Debian and its relatives put each major version. */
const VERSIONS = '/usr/lib/postgresql';
const GRANTS = fileURLToPath(new URL('../../server/database/own-postgresql.sql', import.meta.url));
const PASSWORD = 'any';
/** `nobody`, as whom PostgreSQL runs where the tests run as root. */
const NOBODY = 65_534;

/** A cluster of the distribution's PostgreSQL in a folder of its own; the system's service is left alone. */
export interface DebianPostgres {
  /** As DATABASE_URL wants it, for the role of `own-postgresql.sql`. */
  connectionString: string;
  stop(): void;
}

/**
 * Starts the newest PostgreSQL that the distribution installed, prepared as docs/operator/run-on-a-server.md says.
 * @throws Error when there is none
 */
export function startDebianPostgres(): DebianPostgres {
  const bin = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-debian-'));
  const [data, sockets] = [join(folder, 'data'), join(folder, 'run')];
  const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  chmodSync(folder, 0o755);
  for (const made of [data, sockets]) {
    mkdirSync(made);
    if (asUser.uid !== undefined) chownSync(made, NOBODY, NOBODY);
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, {
      ...asUser,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale');
  const options = `-c listen_addresses='' -k ${sockets}`;
  run('pg_ctl', '-D', data, '-l', join(data, 'log'), '-w', '-s', '-o', options, 'start');
  execFileSync(
    join(bin, 'psql'),
    ['-h', sockets, '-U', 'postgres', '-q', '-v', 'ON_ERROR_STOP=1', '-f', GRANTS, 'postgres'],
    { env: { YCTFC_PASSWORD: PASSWORD } },
  );
  return {
    connectionString: `postgres://yctfc:${PASSWORD}@${encodeURIComponent(sockets)}/yctfc`,
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-s', 'stop');
      rmSync(folder, { recursive: true });
    },
  };
}

function findPrograms(): string {
  const found = (existsSync(VERSIONS) ? readdirSync(VERSIONS) : [])
    .sort((left, right) => Number(right) - Number(left))
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (found) return found;
  throw new Error(
    `There is no PostgreSQL of the distribution in ${VERSIONS}: install it with "apt install postgresql".`,
  );
}
