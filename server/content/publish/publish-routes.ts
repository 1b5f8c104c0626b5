import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { publishSchema } from '../../../contract/desk/content/content.ts';
import type { ContentBudget } from '../../../contract/desk/content/content-limits.ts';
import type { AppEnv } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { bodyOf, read } from '../access/read-request.ts';
import { type Deed, type Keeper, mayStillPublish, noteWithoutSession } from '../access/right.ts';
import { issueTicket } from '../preview/ticket.ts';
import { refusal } from '../refusal.ts';
import type { ContentWork, MayAct } from '../worker/content-work.ts';
import type { Publisher } from './publisher.ts';
import type { Schedule } from './schedule.ts';

export interface PublishParts {
  database: Database;
  work: ContentWork;
  publisher: Publisher;
  schedule: Schedule;
  /** Returns when this process serves what is shown. */
  look: () => Promise<void>;
}

/** What each endpoint of content does with its request. */
export interface Requests {
  keeperOf: (c: Context) => Promise<Keeper>;
  answerState: (c: Context, keeper: Keeper) => Promise<Response>;
  note: (keeper: Keeper, deed: Deed, details: object) => Promise<void>;
  /** Asks again whether the session may keep the site, when the turn of a waiting order has come. */
  mayAct: (c: Context) => MayAct;
  /** @throws HTTPException 429 once the account has done as much as it may in a day */
  spend: (keeper: Keeper, what: ContentBudget) => Promise<void>;
}

const scheduledSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
/** More than anybody plans: each look reads them all. */
const MAX_PLANS = 50;

/** The endpoints that show content to others: preview, publish, plan, undo. */
export function addPublishRoutes(
  routes: Hono<AppEnv>,
  parts: PublishParts,
  { keeperOf, answerState, note, mayAct, spend }: Requests,
): void {
  const { database, work, publisher } = parts;
  const { plans } = parts.schedule;

  routes.post('/preview', async (c) => {
    const keeper = await keeperOf(c);
    const commit = await knownCommit(work, read(publishSchema, await bodyOf(c)).commit);
    await spend(keeper, 'build');
    const { by, account } = keeper;
    const mayShow = () => mayStillPublish(database, { account, commit });
    publisher.start({ purpose: 'preview', commit, by, account, mayShow });
    await note(keeper, 'previewed', { commit });
    return answerState(c, keeper);
  });

  routes.post('/preview-address', async (c) => {
    const keeper = await keeperOf(c);
    const ticket = await issueTicket(database, keeper.caller);
    await note(keeper, 'preview_opened', {});
    return c.json({ address: `/preview/${ticket}` });
  });

  routes.post('/publish', async (c) => {
    const keeper = await keeperOf(c);
    const order = read(publishSchema, await bodyOf(c));
    const commit = await knownCommit(work, order.commit);
    await spend(keeper, 'build');
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
    return c.json(await work.describeUndo());
  });

  routes.post('/undo', async (c) => {
    const keeper = await keeperOf(c);
    const { commit } = read(publishSchema, await bodyOf(c));
    if (publisher.isBusy()) throw refusal(409, 'A build is under way. Undo when it is done.');
    await work.undo(commit, mayAct(c));
    await parts.look();
    await note(keeper, 'undone', { commit });
    return answerState(c, keeper);
  });
}

async function knownCommit(work: ContentWork, commit: string): Promise<string> {
  const known = await work.known(commit);
  if (!known) throw refusal(404, 'There is no such state of the content.');
  return known;
}
