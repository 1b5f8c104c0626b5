import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROUTES } from '../contract/routes.ts';
import { describeMailServer } from '../supabase/functions/_shared/mail/smtp-address.ts';
import { type Env, readEnv } from './env.ts';
import { openLog } from './process/log.ts';
import { warnOfBuiltSamples } from './process/sample-warning.ts';
import { startOrExplain } from './process/startup-error.ts';
import { stopOnSignals } from './process/stop-signals.ts';
import { startServer } from './start-server.ts';
import { staleVariables } from './static/built-with.ts';

/** Flag for `npm run dev`, which serves the pages itself and needs only the backend. */
const WITHOUT_SITE = '--without-site';

const DIST = resolve(fileURLToPath(new URL('../dist', import.meta.url)));

const announce = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The lines printed after a start. */
function introduce(env: Env, stale: readonly string[], samples: readonly string[]): string {
  const mail = env.smtpUrl
    ? `through ${describeMailServer(env.smtpUrl)}`
    : `into files in ${resolve(env.dataDir, 'mail')} (set SMTP_URL to send it)`;
  const lines = [
    `YCTFC runs at    ${env.siteUrl}`,
    `Administrator    signs up at ${env.siteUrl}${ROUTES.auth} as ${env.adminEmail}`,
    `Mail goes        ${mail}; enquiries to ${env.leadsTo}`,
  ];
  if (env.isAdminEmailDefault) {
    lines.push(
      'Warning          ADMIN_EMAIL is not set; set it before anyone else can reach this address.',
    );
  }
  if (env.databaseUrl && env.jwtSecrets.length === 0) {
    lines.push(
      'Warning          JWT_SECRET is not set; processes that share a database must share it, or each refuses the sessions of the others.',
    );
  }
  if (stale.length) {
    lines.push(
      `Warning          The pages were built with another ${stale.join(' and ')}; run npm run build.`,
    );
  }
  lines.push(...samples.map((line, index) => (index === 0 ? 'Warning' : '').padEnd(17) + line));
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}

await startOrExplain(async () => {
  const env = readEnv();
  const siteFolder = process.argv.includes(WITHOUT_SITE) ? undefined : DIST;
  const server = await startServer({
    env,
    log: openLog(env.logLevel),
    announce,
    ...(siteFolder && { siteFolder }),
  });
  stopOnSignals(() => server.stop());
  const stale = siteFolder ? await staleVariables(siteFolder, env) : [];
  const samples = siteFolder ? await warnOfBuiltSamples(siteFolder, env.siteUrl) : [];
  announce(introduce(env, stale, samples));
});
