import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';

// A server process as the tests see it: starts the database of the folder it is given, says where,
// and stays until it is asked to stop or killed.
const [dataDir = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } });
process.on('SIGTERM', async () => {
  await postgres.stop();
  process.exit();
});
process.send?.(postgres.connectionString);
