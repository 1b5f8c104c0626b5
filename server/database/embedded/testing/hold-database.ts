import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';

// A minimal server process for tests: starts the database of the given folder, prints its address,
// and runs until it is stopped or killed.
const [dataDir = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } });
process.on('SIGTERM', async () => {
  await postgres.stop();
  process.exit();
});
process.send?.(postgres.connectionString);
