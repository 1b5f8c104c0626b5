import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Hono } from 'hono';
import pino from 'pino';
import { createCast } from '../../../supabase/tests/actors.ts';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import type { Caller } from '../../caller.ts';
import type { AppEnv } from '../../context.ts';
import { parseEnv } from '../../env.ts';
import { openDrafts } from '../draft/drafts.ts';
import { openPlans } from '../publish/plans.ts';
import { openPublisher } from '../publish/publisher.ts';
import { openSchedule } from '../publish/schedule.ts';
import { buildContentRoutes } from '../routes.ts';

const ADDRESSES = { owner: 'owner@example.in', editor: 'editor@example.in' } as const;
export type Actor = keyof typeof ADDRESSES | 'caller' | 'viewer' | 'stranger';

/** The content endpoints over a database and a data folder of their own, with the checkout's content. */
export async function openContentDesk() {
  const { database, drop } = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-content-'));
  const cast = await createCast(database);
  const anonymous: Caller = { role: 'anon', claims: { role: 'anon' } };
  const named = (caller: Caller, email: string): Caller => ({
    ...caller,
    claims: { ...caller.claims, email },
  });
  const callers: Record<Actor, Caller> = {
    owner: named(cast.administrator, ADDRESSES.owner),
    editor: named(cast.editor, ADDRESSES.editor),
    caller: cast.caller,
    viewer: cast.viewer,
    stranger: anonymous,
  };
  const log = pino({ enabled: false });
  const root = resolve('.');
  const env = parseEnv({ DATA_DIR: dataDir });
  const drafts = await openDrafts({ root, dataDir, database });
  const look = async () => {};
  const publisher = openPublisher({ root, env, drafts, look, log });
  const schedule = openSchedule({
    dataDir,
    publisher,
    plans: openPlans(database),
    repository: drafts.repository,
    note: async () => {},
    log,
  });
  const app: Hono<AppEnv> = buildContentRoutes({
    database,
    dataDir,
    drafts,
    publisher,
    schedule,
    look,
    identifyCaller: async (request) =>
      callers[(request.headers.get('x-actor') ?? 'stranger') as Actor],
  });

  async function ask(path: string, body?: object | FormData, actor: Actor = 'owner') {
    const isForm = body instanceof FormData;
    const answer = await app.request(path, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-actor': actor, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  }

  return {
    app,
    ask,
    database,
    drafts,
    dataDir,
    async close() {
      await schedule.stop();
      await publisher.stop();
      await drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
