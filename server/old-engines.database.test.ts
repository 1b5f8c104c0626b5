import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '../tests/support/database/database.ts';
import { ENGINE_FLOOR, watchEngines } from './old-engines.ts';

const { database } = await createTestDatabase();

const reported = () => database.statement('select code from private.server_warnings', []);

test('a PostgreSQL that lacks fixes is in the log and at the desk', async () => {
  const [{ major } = { major: 0 }] = (await database.statement(
    "select current_setting('server_version_num')::int / 10000 as major",
    [],
  )) as { major: number }[];
  // However new the engine of the tests is, one fix more has been published.
  vi.spyOn(ENGINE_FLOOR, 'postgres', 'get').mockReturnValue({ [major]: 999 });
  const warn = vi.fn();
  const { old, stop } = await watchEngines(database, { warn }, true);
  stop();
  expect(old.map(({ code }) => code)).toEqual(['old-embedded-postgres']);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('npm run move-to-postgres'));
  expect(await reported()).toEqual([{ code: 'old-embedded-postgres' }]);
});

test('one with all fixes is not', async () => {
  await database.statement('delete from private.server_warnings', []);
  vi.spyOn(ENGINE_FLOOR, 'postgres', 'get').mockReturnValue({ 15: 0 });
  const warn = vi.fn();
  const { old, stop } = await watchEngines(database, { warn }, false);
  stop();
  expect([old, warn.mock.calls, await reported()]).toEqual([[], [], []]);
});
