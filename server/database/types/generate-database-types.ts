import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database.ts';
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';
import { migrate } from '../migrations/migrate.ts';
import { readSchema } from './read-schema.ts';
import { renderTypes } from './render-types.ts';

const target = new URL('../../../contract/database.ts', import.meta.url);
const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-types-'));
chmodSync(dataDir, 0o755);
const cluster = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } });
try {
  const database = openDatabase({ connectionString: cluster.connectionString });
  await migrate(database);
  writeFileSync(target, renderTypes(await readSchema(database)));
  await database.close();
  process.stdout.write('contract/database.ts is written.\n');
} finally {
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
