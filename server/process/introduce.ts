import { resolve } from 'node:path';
import { ROUTES } from '../../contract/routes.ts';
import { describeMailServer } from '../../supabase/functions/_shared/mail/smtp-address.ts';
import type { Env } from '../env.ts';

/**
 * The lines printed after a start.
 * @param stale variables with which the pages were built differently
 * @param samples what the pages say that nobody has confirmed, as `warnOfSamples` words it
 * @param oldEngines engines that lack security fixes, in words
 */
export function introduce(
  env: Env,
  stale: readonly string[],
  samples: readonly string[],
  oldEngines: readonly string[] = [],
): string {
  const mail = env.smtpUrl
    ? `through ${describeMailServer(env.smtpUrl)}`
    : `into files in ${resolve(env.dataDir, 'mail')} (set SMTP_URL to send it)`;
  const lines = [
    `YCTFC runs at    ${env.siteUrl}`,
    `Administrator    signs up at ${env.deskUrl}${ROUTES.auth} as ${env.adminEmail}`,
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
  if (stale.length > 0) {
    lines.push(
      `Warning          The pages were built with another ${stale.join(' and ')}; run npm run build.`,
    );
  }
  for (const words of oldEngines) lines.push(`Warning          ${words}`);
  // Below the first line of the samples, the others begin where its words begin.
  const [first, ...others] = samples;
  if (first !== undefined) lines.push(`Warning          ${first}`);
  lines.push(...others.map((line) => `                 ${line}`));
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}
