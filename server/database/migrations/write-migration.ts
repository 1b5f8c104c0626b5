import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { clearSchemas } from '../../operations/restore/rebuild-schema.ts';
import { openDatabase } from '../database.ts';
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';
import { compareCatalogues, readCatalogue } from './catalogue.ts';
import { migrate } from './migrate.ts';
import {
  BOOTSTRAP_FOLDER,
  joinMigrations,
  listMigrations,
  MIGRATIONS_FOLDER,
  readMigrations,
  SCHEMAS_FOLDER,
} from './migration-files.ts';

/** Writes supabase/migrations/<now>_<name>.sql: what supabase/schemas adds to the migrations. */
const [name = '', folder = MIGRATIONS_FOLDER] = process.argv.slice(2);
if (!/^[a-z0-9_]+$/.test(name)) {
  process.stderr.write('npm run generate -- migration <name_of_the_change>\n');
  process.exit(1);
}
const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const isFirst = listMigrations(folder).length === 0;
const target = join(folder, `${now}_${name}.sql${isFirst ? '.gz' : ''}`);
writeFileSync(
  target,
  isFirst ? gzipSync(joinMigrations(SCHEMAS_FOLDER)) : await compareWithSchema(),
);
process.stdout.write(`${target} is written: read it before you start the product.\n`);

async function compareWithSchema(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-migration-'));
  const cluster = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } });
  const database = openDatabase({ connectionString: cluster.connectionString });
  const made = async (migrations: string) => {
    await database.transaction(clearSchemas);
    await migrate(database, { bootstrap: BOOTSTRAP_FOLDER, migrations });
    return readCatalogue(database);
  };
  try {
    const before = await made(folder);
    const schema = mkdtempSync(join(dataDir, 'schema-'));
    writeFileSync(join(schema, 'schema.sql'), joinMigrations(SCHEMAS_FOLDER));
    const change = compareCatalogues(before, await made(schema));
    const rights = readMigrations(SCHEMAS_FOLDER).at(-1)?.sql;
    return `set check_function_bodies = off;\n\n${change}\n${rights}`;
  } finally {
    await database.close();
    await cluster.stop();
    rmSync(dataDir, { recursive: true });
  }
}
