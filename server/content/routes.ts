import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import {
  addFileSchema,
  cropSchema,
  nameSchema,
  pathSchema,
  saveSchema,
} from '../../contract/desk/content/content.ts';
import { CONTENT_LIMITS } from '../../contract/desk/content/content-limits.ts';
import { restoreSchema } from '../../contract/desk/content/history.ts';
import type { AppEnv } from '../context.ts';
import { limitBody } from '../middleware/body-limit.ts';
import type { CountRequest } from '../rate-limit.ts';
import { spendBudget } from './access/budget.ts';
import { bodyOf, parsed, read } from './access/read-request.ts';
import {
  type Deed,
  type Keeper,
  noteWithoutSession,
  type RightParts,
  requireKeeper,
} from './access/right.ts';
import { addPublishRoutes, type PublishParts } from './publish/publish-routes.ts';

export type ContentParts = RightParts & PublishParts & { countRequest: CountRequest };

const historyQuerySchema = v.object({ id: v.optional(nameSchema) });
const questionSchema = v.object({
  page: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  text: v.pipe(v.string(), v.minLength(2), v.maxLength(500)),
});
const pictureSchema = v.object({
  picture: v.instance(File),
  id: nameSchema,
  path: v.pipe(v.string(), v.maxLength(2000)),
  version: nameSchema,
  alt: v.pipe(v.string(), v.maxLength(300)),
  crop: v.pipe(v.string(), v.maxLength(500)),
});

/**
 * The content endpoints of the desk. Each request is answered as the session that sent it may: the owner and editors,
 * nobody else. What writes is done one at a time, and noted in the audit log.
 */
export function buildContentRoutes(parts: ContentParts): Hono<AppEnv> {
  const { database, work, publisher, schedule } = parts;
  const keeperOf = (c: Context) => requireKeeper(parts, c);
  // What was done stands in the log, though the session that ordered it has ended meanwhile.
  const note = ({ account }: Keeper, deed: Deed, details: object) =>
    noteWithoutSession(database, account, deed, details);
  const mayAct = (c: Context) => () =>
    keeperOf(c).then(
      () => true,
      () => false,
    );
  const spend = spendBudget(parts.countRequest);
  const answerState = async (c: Context, { role }: Keeper) =>
    c.json({
      ...(await work.state()),
      reason: null,
      role,
      build: publisher.state(),
      scheduled: (await schedule.plans.list()).map(({ account: _account, ...plan }) => plan),
    });

  const routes = new Hono<AppEnv>();
  const limitRequest = limitBody(CONTENT_LIMITS.maxRequestBytes);
  routes.use('*', (c, next) => (c.req.path.endsWith('/picture') ? next() : limitRequest(c, next)));
  routes.get('/', async (c) => answerState(c, await keeperOf(c)));

  routes.get('/file', async (c) => {
    await keeperOf(c);
    return c.json(await work.file(read(nameSchema, c.req.query('id') ?? '')));
  });

  routes.get('/space', async (c) => {
    await keeperOf(c);
    return c.json(await work.space());
  });

  routes.get('/history', async (c) => {
    await keeperOf(c);
    const { id } = read(historyQuerySchema, c.req.query());
    return c.json(await work.history(id));
  });

  routes.get('/find', async (c) => {
    const keeper = await keeperOf(c);
    const { page, text } = read(questionSchema, c.req.query());
    await spend(keeper, 'find');
    return c.json(await work.find(text, page));
  });

  routes.post('/save', async (c) => {
    const keeper = await keeperOf(c);
    const order = read(saveSchema, await bodyOf(c));
    await spend(keeper, 'save');
    const { file, commit } = await work.save(keeper.by, order, mayAct(c));
    if (commit) await note(keeper, 'saved', { commit, file: order.id });
    return c.json(file);
  });

  routes.post('/add', async (c) => {
    const keeper = await keeperOf(c);
    const order = read(addFileSchema, await bodyOf(c));
    await spend(keeper, 'save');
    const { file, commit } = await work.add(keeper.by, order, mayAct(c));
    await note(keeper, 'saved', { commit, file: file.id });
    return c.json(file);
  });

  routes.post('/restore', async (c) => {
    const keeper = await keeperOf(c);
    const order = read(restoreSchema, await bodyOf(c));
    await spend(keeper, 'save');
    const commit = await work.restore(keeper.by, order, mayAct(c));
    await note(keeper, 'restored', { commit, from: order.commit, file: order.id });
    return answerState(c, keeper);
  });

  routes.post('/picture', async (c) => {
    const keeper = await keeperOf(c);
    const form = read(pictureSchema, await c.req.parseBody().catch(() => ({})));
    const order = {
      ...form,
      path: read(pathSchema, parsed(form.path)),
      crop: read(cropSchema, parsed(form.crop)),
      sent: Buffer.from(await form.picture.arrayBuffer()),
    };
    await spend(keeper, 'picture');
    const { file, commit } = await work.picture(keeper.by, order, mayAct(c));
    await note(keeper, 'picture', { commit, file: order.id });
    return c.json(file);
  });

  addPublishRoutes(routes, parts, { keeperOf, answerState, note, mayAct, spend });
  return routes;
}

/** For a home that cannot build the site, or does not serve it: what to do instead. */
export const refuseContent = (parts: RightParts): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/', async (c) => {
    const { role } = await requireKeeper(parts, c);
    const reason =
      'This server cannot build the site: it has no git or none of the sources, or it runs for a developer. Change the content in the checkout, build, and replace what runs here.';
    const none = { draft: null, published: null, before: null, build: null, preview: null };
    return c.json({ reason, role, ...none, files: [], scheduled: [] });
  });
