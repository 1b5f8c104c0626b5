import { relative, resolve } from 'node:path';
import { ROUTES } from '../../contract/routes.ts';
import { describeMailServer } from '../../supabase/functions/_shared/smtp.ts';
import type { Env } from '../env.ts';

export interface Introduction {
  rows: (readonly [label: string, value: string])[];
  warnings: string[];
}

interface Findings {
  hasAdministrator: boolean;
  stale?: readonly string[];
  /** What the pages say that nobody has confirmed, as `warnOfSamples` words it. */
  samples?: readonly string[];
  oldEngines?: readonly string[];
}

export function introduce(
  env: Env,
  { hasAdministrator, stale = [], samples = [], oldEngines = [] }: Findings,
): Introduction {
  const mail = env.smtpUrl
    ? `through ${describeMailServer(env.smtpUrl)}`
    : `files in ${nearby(resolve(env.dataDir, 'mail'))}`;
  const warnings = [];
  if (env.isAdminEmailDefault)
    warnings.push('ADMIN_EMAIL is not set; set it before anyone else can reach this address.');
  if (env.databaseUrl && env.jwtSecrets.length === 0)
    warnings.push(
      'JWT_SECRET is not set; processes that share a database must share it, or each refuses the sessions of the others.',
    );
  if (stale.length > 0)
    warnings.push(`The pages were built with another ${stale.join(' and ')}; run npm run build.`);
  warnings.push(...oldEngines);
  if (samples.length > 0) warnings.push(samples.join('\n    '));
  return {
    rows: [
      ['Site', env.siteUrl],
      ['Desk', `${env.deskUrl}${ROUTES.admin}`],
      ...(hasAdministrator ? [] : [['Sign up', signUpLink(env)] as const]),
      ['Mail', `${mail}; enquiries to ${env.leadsTo}`],
    ],
    warnings,
  };
}

export const introductionLines = ({ rows, warnings }: Introduction): string =>
  [
    '',
    ...rows.map(([label, value]) => `  ${label.padEnd(9)}${value}`),
    ...warnings.map((warning) => `  Warning  ${warning}`),
    '',
  ].join('\n');

/** Holds no secret: what confirms the address is the mailed link. */
const signUpLink = ({ deskUrl, adminEmail }: Env): string =>
  `${deskUrl}${ROUTES.auth}#signup=${encodeURIComponent(adminEmail).replace('%40', '@')}`;

function nearby(path: string): string {
  const short = relative('.', path);
  return short.startsWith('..') ? path : short;
}
