import { readEnv } from '../../env.ts';
import { StartupError, startOrExplain } from '../../process/startup-error.ts';
import { useHome } from '../use-home.ts';
import { checkFeatures, type Finding } from './check-features.ts';

/** Tries whether the database can carry the product; nothing of the check stays in it. */
await startOrExplain(async () => {
  const env = readEnv();
  console.log(env.databaseUrl ? `Database ${hostOf(env.databaseUrl)}` : 'The embedded database');
  const findings = await useHome(env, checkFeatures).catch((error: Error) => {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database cannot be reached or used: ${error.message}`);
  });
  for (const finding of findings) console.log(describe(finding));
  const missing = findings.filter(({ fault }) => fault).length;
  console.log(missing ? `${missing} missing.` : 'Nothing is missing.');
  process.exitCode = missing ? 1 : 0;
});

/** Where it is, without user and password. */
function hostOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
}

function describe({ name, usedFor, fault }: Finding): string {
  return `${fault ? 'no ' : 'yes'}  ${name.padEnd(50)} ${fault ?? usedFor}`;
}
