import { startEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts';
import type { Env } from '../env.ts';

/**
 * Runs `work` with the product's database: DATABASE_URL, or the embedded one, which is started if
 * necessary and stopped again unless another process uses it.
 */
export async function useHome<T>(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  work: (connectionString: string) => Promise<T>,
): Promise<T> {
  if (env.databaseUrl) return work(env.databaseUrl);
  const log = { info: () => {}, warn: console.warn };
  const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir, log });
  try {
    return await work(postgres.connectionString);
  } finally {
    await postgres.stop();
  }
}
