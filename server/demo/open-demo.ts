import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { ROUTES } from '../../contract/routes.ts';
import { isLoopbackHost } from '../../supabase/functions/_shared/smtp.ts';
import type { IdentifyCaller } from '../caller.ts';
import type { ContentWork } from '../content/worker/content-work.ts';
import type { AppEnv } from '../context.ts';
import type { Database } from '../database/database.ts';
import { DEFAULT_ADMIN_EMAIL, type Env } from '../env.ts';
import type { Introduction } from '../process/introduce.ts';
import { StartupError } from '../process/startup-error.ts';
import { fillDemo, saveDrafts } from './fill-demo.ts';

/** The settings of the demo: a data folder that is removed when it stops, and no mail leaves. */
export function demoEnv(env: Env): Env {
  const { databaseUrl, smtpUrl: _smtpUrl, supabaseUrl, ...others } = env;
  const addresses = [env.siteUrl, env.deskUrl].map((url) => new URL(url).hostname);
  if (databaseUrl || supabaseUrl)
    throw new StartupError(
      'The demo has a database of its own: start it without DATABASE_URL and PUBLIC_SUPABASE_URL.',
    );
  if (!addresses.every(isLocalName) || !isLoopbackHost(env.host) || env.trustProxy > 0)
    throw new StartupError(
      'The demo is for this machine alone: start it with SITE_URL and HOST on localhost, and without DESK_URL and TRUST_PROXY elsewhere.',
    );
  return {
    ...others,
    dataDir: mkdtempSync(join(tmpdir(), 'yctfc-demo-')),
    adminEmail: DEFAULT_ADMIN_EMAIL,
    isAdminEmailDefault: false,
    leadsTo: DEFAULT_ADMIN_EMAIL,
    jwtSecrets: [],
  };
}

const isLocalName = (host: string): boolean => isLoopbackHost(host) || host.endsWith('.localhost');

export type Demo = ReturnType<typeof openDemo>;

export function openDemo(env: Env, leave: () => void) {
  const owner = { email: env.adminEmail, password: randomBytes(9).toString('base64url') };
  return {
    async fill(database: Database, work: ContentWork | undefined): Promise<void> {
      // The desk shows its bar to accounts with this mark, those of people who are invited too.
      await database.statement(
        `alter table auth.users alter column raw_app_meta_data
         set default '{"provider": "email", "providers": ["email"], "demo": true}'`,
        [],
      );
      await fillDemo(database, owner);
      if (work) await saveDrafts(work, owner.email);
    },
    /** For anybody of the team; a page of another site has no token to send. */
    routes: (identifyCaller: IdentifyCaller) =>
      new Hono<AppEnv>().post('/leave', async (c) => {
        const caller = await identifyCaller(c.req.raw);
        if (caller.role === 'anon') return c.json({ message: 'Sign in again.' }, 401);
        leave();
        return c.body(null, 202);
      }),
    introduction: {
      rows: [
        ['Demo', env.siteUrl],
        ['Sign in', `${env.deskUrl}${ROUTES.auth}`],
        ['Email', owner.email],
        ['Password', owner.password],
        ['Ends', 'with all its data when it is stopped; no mail leaves'],
      ],
      warnings: [],
    } satisfies Introduction,
  };
}
