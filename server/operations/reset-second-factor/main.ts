import { openDatabase } from '../../database/database.ts';
import { readEnv } from '../../env.ts';
import { StartupError, startOrExplain } from '../../process/startup-error.ts';
import { useHome } from '../use-home.ts';
import { type ResetResult, resetSecondFactor } from './reset-second-factor.ts';

function report(email: string, { factors, sessionCount }: ResetResult): string[] {
  const removed = factors.map(({ friendly_name, status, created_at }) => {
    const note = status === 'verified' ? '' : ', never finished';
    const day = created_at.toISOString().slice(0, 10);
    return `  removed ${JSON.stringify(friendly_name)}, added ${day}${note}`;
  });
  return [
    `${email} had ${factors.length ? 'these devices' : 'no device'} as second factor.`,
    ...removed,
    `Sessions signed out: ${sessionCount}. The password alone signs in now.`,
  ];
}

await startOrExplain(async () => {
  const env = readEnv();
  const result = await useHome(env, async (connectionString) => {
    const database = openDatabase({ connectionString });
    return resetSecondFactor(database, env.adminEmail, env.deskUrl).finally(() => database.close());
  });
  if (!result)
    throw new StartupError(`${env.adminEmail} (ADMIN_EMAIL) has no account in this database.`);
  process.stdout.write(`${report(env.adminEmail, result).join('\n')}\n`);
});
