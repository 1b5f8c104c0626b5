import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asSuperuser, createEmptyDatabase } from '../../../tests/support/database/database.ts';
import { folderOfFile } from '../../../tests/support/folders.ts';
import { isPostgresOld } from '../../old-engines.ts';
import { runProgram } from '../../testing/run-program.ts';
import { FEATURES } from './check-features.ts';

const folder = folderOfFile();
const { database, connectionString } = await createEmptyDatabase();

const check = (env: NodeJS.ProcessEnv) => runProgram('check-database', [], env);

test('every feature has a line, without the password, and an old PostgreSQL a warning', async () => {
  const { status, stdout, stderr } = check({ DATABASE_URL: connectionString });
  expect([status, stderr]).toEqual([0, '']);
  const { host, pathname, password } = new URL(connectionString);
  const isWarning = (line: string) => line.startsWith('Warning: PostgreSQL');
  const [first, ...lines] = stdout
    .trim()
    .split('\n')
    .filter((line) => !isWarning(line));
  expect(first).toBe(`Database ${host}${pathname}`);
  expect(lines.pop()).toBe('Nothing is missing.');
  expect(lines).toHaveLength(FEATURES.length + 3);
  for (const { name, usedFor } of FEATURES)
    expect(lines).toContain(`yes  ${name.padEnd(58)} ${usedFor}`);
  expect(stdout).not.toContain(password);
  const [row] = await database.statement("select current_setting('server_version') as version", []);
  const isOld = isPostgresOld(String(row?.version));
  expect(stdout.split('\n').filter(isWarning)).toHaveLength(isOld ? 1 : 0);
});

test('what is missing is named and counted, and the command fails', async () => {
  await asSuperuser("create role rightless_at_main login password 'any'");
  const url = new URL(connectionString);
  url.username = 'rightless_at_main';
  url.password = 'any';
  const { status, stdout } = check({ DATABASE_URL: url.href });
  await asSuperuser('drop role rightless_at_main');
  expect(status).toBe(1);
  const missing = stdout.split('\n').filter((line) => line.startsWith('no   '));
  expect(missing[0]).toMatch(/^no {3}rights of this role {40,}permission denied/);
  expect(stdout.split('\n')).toContain(`${missing.length} missing.`);
});

test('a database that cannot be reached is a sentence', () => {
  expect(check({ DATABASE_URL: 'postgres://me:s3cret@127.0.0.1:1/none' })).toEqual({
    status: 1,
    stdout: 'Database 127.0.0.1:1/none\n',
    stderr: 'The database cannot be reached or used: connect ECONNREFUSED 127.0.0.1:1\n',
  });
});

test('one of the embedded database keeps the sentence of its own', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { status, stdout, stderr } = check({ DATA_DIR: file });
  expect([status, stdout]).toEqual([1, 'The embedded database\n']);
  expect(stderr).toMatch(/^The database cannot start: .*\n$/);
});
