import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../database.ts';
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';
import { migrate } from '../migrations/migrate.ts';
import { readSchema } from './read-schema.ts';
import { renderTypes } from './render-types.ts';

/** Writes contract/database.ts, or the file that is named, from a database that it throws away. */
const [target = fileURLToPath(new URL('../../../contract/database.ts', import.meta.url))] =
  process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-types-'));
const cluster = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } });
const database = openDatabase({ connectionString: cluster.connectionString });
try {
  await migrate(database);
  writeFileSync(target, renderTypes(await readSchema(database)));
  process.stdout.write(`${target} is written.\n`);
} finally {
  await database.close();
  await cluster.stop();
  rmSync(dataDir, { recursive: true });
}
