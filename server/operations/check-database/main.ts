import { readEnv } from '../../env.ts';
import { findOldEngines, readPostgresVersion } from '../../old-engines.ts';
import { StartupError, startOrExplain } from '../../process/startup-error.ts';
import { inTransaction, useHome } from '../use-home.ts';
import { checkFeatures, type Finding } from './check-features.ts';

await startOrExplain(async () => {
  const env = readEnv();
  print(env.databaseUrl ? `Database ${hostOf(env.databaseUrl)}` : 'The embedded database');
  const isEmbedded = env.databaseUrl === undefined;
  const { findings, postgres } = await useHome(env, async (connectionString) => ({
    findings: await checkFeatures(connectionString),
    postgres: await inTransaction(connectionString, 'read only', readPostgresVersion),
  })).catch((error: Error) => {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database cannot be reached or used: ${error.message}`);
  });
  for (const finding of findings) print(describe(finding));
  const missing = findings.filter(({ error }) => error).length;
  print(missing ? `${missing} missing.` : 'Nothing is missing.');
  const { node } = process.versions;
  for (const { message } of findOldEngines({ node, postgres, isEmbedded }))
    print(`Warning: ${message}`);
  process.exitCode = missing ? 1 : 0;
});

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function hostOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
}

function describe({ name, usedFor, error }: Finding): string {
  return `${error ? 'no ' : 'yes'}  ${name.padEnd(58)} ${error ?? usedFor}`;
}
