import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import {
  addFileSchema,
  cropSchema,
  pathSchema,
  saveSchema,
} from '../../contract/desk/content/content.ts';
import { restoreSchema } from '../../contract/desk/content/history.ts';
import type { AppEnv } from '../context.ts';
import { readShown } from '../static/builds/kept-builds.ts';
import { bodyOf, parsed, read } from './access/read-request.ts';
import {
  type Deed,
  type Keeper,
  noteDeed,
  type RightParts,
  requireKeeper,
} from './access/right.ts';
import { findWords } from './find/find-words.ts';
import { readHistory } from './history/read-history.ts';
import { restore } from './history/restore.ts';
import { replacePicture } from './pictures/replace-picture.ts';
import { addPublishRoutes, type PublishParts } from './publish/publish-routes.ts';
import { addFile } from './save/add-file.ts';
import { openFile } from './save/open-file.ts';
import { saveChanges } from './save/save-changes.ts';
import { readState } from './state/read-state.ts';

export type ContentParts = RightParts & PublishParts;

const questionSchema = v.object({
  page: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  text: v.pipe(v.string(), v.minLength(2), v.maxLength(500)),
});
const pictureSchema = v.object({
  picture: v.instance(File),
  id: v.string(),
  path: v.pipe(v.string(), v.maxLength(2000)),
  version: v.string(),
  alt: v.pipe(v.string(), v.maxLength(300)),
  crop: v.pipe(v.string(), v.maxLength(500)),
});

/**
 * The content endpoints of the desk. Each request is answered as the session that sent it may: the owner and editors,
 * nobody else. What writes is done one at a time, and noted in the audit log.
 */
export function buildContentRoutes(parts: ContentParts): Hono<AppEnv> {
  const { database, drafts, dataDir } = parts;
  const keeperOf = (c: Context) => requireKeeper(parts, c);
  const note = (keeper: Keeper, deed: Deed, details: object) =>
    noteDeed(database, keeper, deed, details);
  const answerState = async (c: Context, keeper: Keeper) => c.json(await readState(parts, keeper));

  const routes = new Hono<AppEnv>();
  routes.get('/', async (c) => answerState(c, await keeperOf(c)));

  routes.get('/file', async (c) => {
    await keeperOf(c);
    return c.json(await openFile(drafts, await drafts.head(), c.req.query('id') ?? ''));
  });

  routes.get('/history', async (c) => {
    await keeperOf(c);
    const id = c.req.query('id');
    const { current } = await readShown(dataDir);
    if (id) await openFile(drafts, await drafts.head(), id);
    return c.json(await readHistory(drafts, id, current?.commit));
  });

  routes.get('/find', async (c) => {
    await keeperOf(c);
    const { page, text } = read(questionSchema, c.req.query());
    return c.json(await findWords(drafts, text, page));
  });

  routes.post('/save', async (c) => {
    const keeper = await keeperOf(c);
    const order = read(saveSchema, await bodyOf(c));
    const { file, commit } = await drafts.alone(() => saveChanges(drafts, keeper, order));
    if (commit) await note(keeper, 'saved', { commit, file: order.id });
    return c.json(file);
  });

  routes.post('/add', async (c) => {
    const keeper = await keeperOf(c);
    const order = read(addFileSchema, await bodyOf(c));
    const { file, commit } = await drafts.alone(() => addFile(drafts, keeper, order));
    await note(keeper, 'saved', { commit, file: file.id });
    return c.json(file);
  });

  routes.post('/restore', async (c) => {
    const keeper = await keeperOf(c);
    const order = read(restoreSchema, await bodyOf(c));
    const commit = await drafts.alone(() => restore(drafts, keeper, order));
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
    const { file, commit } = await drafts.alone(() => replacePicture(drafts, keeper, order));
    await note(keeper, 'picture', { commit, file: order.id });
    return c.json(file);
  });

  addPublishRoutes(routes, parts, { keeperOf, answerState, note });
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
