import { resolve } from 'node:path';
import type { Hono } from 'hono';
import pino from 'pino';
import { afterAll } from 'vitest';
import { createCast } from '../../../supabase/tests/actors.ts';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { folderOfFile } from '../../../tests/support/folders.ts';
import type { Caller } from '../../caller.ts';
import type { AppEnv } from '../../context.ts';
import { countInDatabase } from '../../rate-limit.ts';
import { buildContentRoutes } from '../open-content.ts';
import { openPublisher } from '../publish/publisher.ts';
import { openPlans, openSchedule } from '../publish/schedule.ts';
import { openRepository } from '../repository/repository.ts';
import { openContentWork } from '../worker/content-work.ts';

const ADDRESSES = { owner: 'owner@example.in', editor: 'editor@example.in' } as const;
export type Actor = keyof typeof ADDRESSES | 'caller' | 'viewer' | 'stranger';

/** The content endpoints over a database and a data folder of their own, with the checkout's content. */
export async function openContentDesk() {
  const { database } = await createTestDatabase();
  const dataDir = folderOfFile();
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
  const repository = openRepository(dataDir);
  const work = await openContentWork({ root: resolve('.'), dataDir });
  const look = async () => {};
  const publisher = openPublisher({ work, look, log });
  const schedule = openSchedule({
    dataDir,
    publisher,
    plans: openPlans(database),
    repository: work,
    note: async () => {},
    log,
  });
  const app: Hono<AppEnv> = buildContentRoutes({
    database,
    countRequest: countInDatabase(database, 'tests'),
    work,
    publisher,
    schedule,
    look,
    identifyCaller: async (request) =>
      callers[(request.headers.get('x-actor') ?? 'stranger') as Actor],
  });

  afterAll(async () => {
    await schedule.stop();
    await publisher.stop();
    await work.close();
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
    repository,
    /** The commit that was saved last. */
    head: async () => (await repository.draft())?.commit ?? '',
    work,
    dataDir,
  };
}
