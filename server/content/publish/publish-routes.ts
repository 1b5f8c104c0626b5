import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { publishSchema } from '../../../contract/desk/content/content.ts';
import type { ContentBudget } from '../../../contract/desk/content/content-limits.ts';
import type { SigningKeys } from '../../auth/keys/signing-keys.ts';
import type { AppEnv } from '../../context.ts';
import { bodyOf, read } from '../access/read-request.ts';
import type { Deed, Keeper } from '../access/right.ts';
import { makeTicket } from '../preview/pass.ts';
import { refusal } from '../refusal.ts';
import type { ContentWork } from '../worker/content-work.ts';
import type { Publisher } from './publisher.ts';
import type { Schedule } from './schedule.ts';

export interface PublishParts {
  work: ContentWork;
  publisher: Publisher;
  schedule: Schedule;
  keys: Pick<SigningKeys, 'digests'>;
  /** Returns when this process serves what is shown. */
  look: () => Promise<void>;
}

/** What each endpoint of content does with its request. */
export interface Requests {
  keeperOf: (c: Context) => Promise<Keeper>;
  answerState: (c: Context, keeper: Keeper) => Promise<Response>;
  note: (keeper: Keeper, deed: Deed, details: object) => Promise<void>;
  /** @throws HTTPException 429 once the account has done as much as it may in a day */
  spend: (keeper: Keeper, what: ContentBudget) => Promise<void>;
}

const scheduledSchema = v.object({ id: v.pipe(v.string(), v.maxLength(64)) });

/** The endpoints that show content to others: preview, publish, plan, undo. */
export function addPublishRoutes(
  routes: Hono<AppEnv>,
  parts: PublishParts,
  { keeperOf, answerState, note, spend }: Requests,
): void {
  const { work, publisher, schedule } = parts;

  routes.post('/preview', async (c) => {
    const keeper = await keeperOf(c);
    const commit = await knownCommit(work, read(publishSchema, await bodyOf(c)).commit);
    await spend(keeper, 'build');
    publisher.start({ purpose: 'preview', commit, by: keeper.by });
    return answerState(c, keeper);
  });

  routes.post('/preview-address', async (c) => {
    await keeperOf(c);
    return c.json({ address: `/preview/${makeTicket(parts.keys)}` });
  });

  routes.post('/publish', async (c) => {
    const keeper = await keeperOf(c);
    const order = read(publishSchema, await bodyOf(c));
    const commit = await knownCommit(work, order.commit);
    await spend(keeper, 'build');
    const { by } = keeper;
    if (order.at) {
      if (Date.parse(order.at) <= Date.now()) throw refusal(400, 'at must lie ahead.');
      await schedule.add({ at: order.at, commit, by });
      await note(keeper, 'scheduled', { commit, at: order.at });
    } else {
      const onDone = () => note(keeper, 'published', { commit });
      publisher.start({ purpose: 'publish', commit, by, onDone });
    }
    return answerState(c, keeper);
  });

  routes.post('/unschedule', async (c) => {
    const keeper = await keeperOf(c);
    const { id } = read(scheduledSchema, await bodyOf(c));
    await schedule.drop(id);
    await note(keeper, 'unscheduled', { planned: id });
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
    await work.undo(commit);
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
