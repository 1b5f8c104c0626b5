import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { publishSchema } from '../../../contract/desk/content/content.ts';
import type { AppEnv } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { showBefore } from '../../static/builds/kept-builds.ts';
import { bodyOf, read } from '../access/read-request.ts';
import {
  type Deed,
  type Keeper,
  mayStillPublish,
  noteWithoutSession,
  refusal,
} from '../access/right.ts';
import { describeUndo } from '../history/describe-undo.ts';
import { issueTicket } from '../preview/ticket.ts';
import { readState, type StateParts } from '../state/read-state.ts';

export interface PublishParts extends StateParts {
  database: Database;
  /** Returns when this process serves what is shown. */
  look: () => Promise<void>;
}

/** What each endpoint of content does with its request. */
export interface Requests {
  keeperOf: (c: Context) => Promise<Keeper>;
  answerState: (c: Context, keeper: Keeper) => Promise<Response>;
  note: (keeper: Keeper, deed: Deed, details: object) => Promise<void>;
}

const scheduledSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
/** More than anybody plans: each look reads them all. */
const MAX_PLANS = 50;

/** The endpoints that show content to others: preview, publish, plan, undo. */
export function addPublishRoutes(
  routes: Hono<AppEnv>,
  parts: PublishParts,
  { keeperOf, answerState, note }: Requests,
): void {
  const { database, drafts, publisher, dataDir } = parts;
  const { plans } = parts.schedule;

  routes.post('/preview', async (c) => {
    const keeper = await keeperOf(c);
    const commit = await knownCommit(drafts, read(publishSchema, await bodyOf(c)).commit);
    const { by, account } = keeper;
    const mayShow = () => mayStillPublish(database, { account, commit });
    publisher.start({ purpose: 'preview', commit, by, account, mayShow });
    return answerState(c, keeper);
  });

  routes.post('/preview-address', async (c) => {
    const { caller } = await keeperOf(c);
    return c.json({ address: `/preview/${await issueTicket(database, caller)}` });
  });

  routes.post('/publish', async (c) => {
    const keeper = await keeperOf(c);
    const order = read(publishSchema, await bodyOf(c));
    const commit = await knownCommit(drafts, order.commit);
    const { by, account } = keeper;
    if (order.at) {
      const time = Date.parse(order.at);
      if (!(time > Date.now())) throw refusal(400, 'at must lie ahead.');
      if ((await plans.list()).length >= MAX_PLANS)
        throw refusal(409, `${MAX_PLANS} publishings are planned already. Cancel one of them.`);
      const at = new Date(time).toISOString();
      const isPlanned = await plans.plan({ id: randomUUID(), at, commit, account });
      if (!isPlanned) throw refusal(403, 'Your account may not do this. Ask the owner.');
    } else {
      const mayShow = () => mayStillPublish(database, { account, commit });
      // The session that ordered it may be over by then.
      const onDone = () => noteWithoutSession(database, account, 'published', { commit });
      publisher.start({ purpose: 'publish', commit, by, account, mayShow, onDone });
    }
    return answerState(c, keeper);
  });

  routes.post('/unschedule', async (c) => {
    const keeper = await keeperOf(c);
    const { id } = read(scheduledSchema, await bodyOf(c));
    await plans.cancel(id, 'taken back', keeper.account);
    return answerState(c, keeper);
  });

  routes.get('/undo', async (c) => {
    await keeperOf(c);
    return c.json(await describeUndo(drafts, dataDir));
  });

  routes.post('/undo', async (c) => {
    const keeper = await keeperOf(c);
    const { commit } = read(publishSchema, await bodyOf(c));
    if (publisher.isBusy()) throw refusal(409, 'A build is under way. Undo when it is done.');
    await drafts.alone(async () => {
      // It may have waited for others.
      await keeperOf(c);
      const { before } = await readState(parts, keeper);
      if (before?.commit !== commit)
        throw refusal(409, 'Somebody else has published or undone meanwhile. Look again.');
      await showBefore(dataDir);
    });
    await parts.look();
    await note(keeper, 'undone', { commit });
    return answerState(c, keeper);
  });
}

async function knownCommit({ repository }: StateParts['drafts'], commit: string): Promise<string> {
  const known = await repository.known(commit);
  if (!known) throw refusal(404, 'There is no such state of the content.');
  return known;
}
