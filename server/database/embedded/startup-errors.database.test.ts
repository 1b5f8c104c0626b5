import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartupError } from '../../process/startup-error.ts';
import { readPostmaster } from './postmaster.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const silent = { info: () => {}, warn: () => {} };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'yctfc-errors-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const start = () => startEmbeddedPostgres({ dataDir, log: silent });
const inCluster = (...path: string[]) => join(dataDir, 'postgres', ...path);

/** Starts and returns the message of the StartupError. */
async function readStartError(): Promise<string> {
  const error = await start().catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  expect(error.message).not.toContain('\n');
  expect(error.message.match(/The database/g)).toHaveLength(1);
  return error.message;
}

test('a folder with something else in it is named and left alone', async () => {
  mkdirSync(inCluster());
  writeFileSync(inCluster('letter.txt'), 'mine');
  expect(await readStartError()).toContain(`${inCluster()} holds files but no database`);
  expect(existsSync(inCluster('letter.txt'))).toBe(true);
});

test('a database of another version is named and left alone', async () => {
  mkdirSync(inCluster());
  writeFileSync(inCluster('PG_VERSION'), '17\n');
  expect(await readStartError()).toContain('was written by PostgreSQL 17');
});

test('the error for a damaged database names its log', async () => {
  await (await start()).stop();
  rmSync(inCluster('global', 'pg_control'));
  const message = await readStartError();
  expect(message).toContain(`the last lines of ${join(dataDir, 'postgres.log')} say why`);
  expect(message).toMatch(/could not/);
  // A real fault is not tried for ever.
  const tries = readFileSync(join(dataDir, 'postgres.log'), 'utf8').match(/pg_control/g);
  expect(tries).toHaveLength(3);
}, 45_000);

test('a database that does not start again is reported, and its server can still end', async () => {
  const lines: unknown[] = [];
  const note = (...line: unknown[]) => lines.push(line.at(-1));
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info: note, warn: note } });
  rmSync(inCluster('global', 'pg_control'));
  process.kill(Number(readPostmaster(inCluster())?.pid), 'SIGKILL');
  await expect.poll(() => lines, { timeout: 40_000 }).toContain('database does not start');
  await postgres.stop();
  expect(lines.slice(0, 2)).toEqual(['database started', 'database lost, starting it again']);
  expect(lines).not.toContain('database is back');
  expect(lines).not.toContain('database stopped');
}, 90_000);

test('a data folder that is a file is named', async () => {
  rmSync(dataDir, { recursive: true });
  writeFileSync(dataDir, '');
  expect(await readStartError()).toContain(dataDir);
});

test('a log that has grown is rotated at the next start', async () => {
  const log = join(dataDir, 'postgres.log');
  writeFileSync(log, 'x'.repeat(2 * 1024 * 1024));
  const postgres = await start();
  expect(statSync(`${log}.1`).size).toBe(2 * 1024 * 1024);
  expect(statSync(log).size).toBeLessThan(100_000);
  // PostgreSQL writes into it for as long as it runs.
  rmSync(`${log}.1`);
  appendFileSync(log, 'x'.repeat(2 * 1024 * 1024));
  await (await start()).stop();
  expect(existsSync(`${log}.1`)).toBe(false);
  await postgres.stop();
});

test('a staging folder is removed when it is old, else left to its process', async () => {
  const [old, fresh] = [`${inCluster()}.new-old`, `${inCluster()}.new-fresh`];
  mkdirSync(old);
  mkdirSync(fresh);
  utimesSync(old, 0, 0);
  await (await start()).stop();
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
});
