import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import * as v from 'valibot';
import {
  addFileSchema,
  cropSchema,
  nameSchema,
  pathSchema,
  publishSchema,
  saveSchema,
} from '../../contract/desk/content/content.ts';
import {
  CONTENT_LIMITS,
  type ContentBudget,
  DAILY_CONTENT_BUDGET,
} from '../../contract/desk/content/content-limits.ts';
import { restoreSchema } from '../../contract/desk/content/history.ts';
import type { IdentifyCaller } from '../caller.ts';
import type { AppEnv } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import { limitBody } from '../middleware/body-limit.ts';
import type { CountRequest } from '../rate-limit.ts';
import { readShown } from '../static/builds/kept-builds.ts';
import {
  type AccessParts,
  audit,
  auditShown,
  type ContentAction,
  type ContentEditor,
  mayStillPublish,
  requireEditor,
} from './access.ts';
import { issueTicket } from './preview/serve-preview.ts';
import { type BuildOrder, openPublisher, type Publisher } from './publish/publisher.ts';
import { openPlans, openSchedule, type Schedule } from './publish/schedule.ts';
import { refusal } from './refusal.ts';
import type { ContentWork } from './worker/content-work.ts';

export interface ContentOptions {
  env: Env;
  database: Database;
  identifyCaller: IdentifyCaller;
  countRequest: CountRequest;
  work: ContentWork | undefined;
  /** Returns when this process serves what is shown; missing where something else serves the pages. */
  look: (() => Promise<void>) | undefined;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

export async function openContent(options: ContentOptions) {
  const { env, database, log, look, work } = options;
  const { dataDir } = env;
  if (!work || !look) return { routes: refuseContent(options), stop: async () => {} };
  const restored = await work.restored();
  const publisher = openPublisher({ work, look, log });
  const schedule = openSchedule({
    dataDir,
    publisher,
    plans: openPlans(database),
    repository: work,
    note: (details) => audit(database, null, 'published', details),
    log,
  });
  const { current } = await readShown(dataDir);
  // The content is there without the entry.
  if (current)
    await auditShown(database, current).catch((err: unknown) =>
      log.error({ err }, 'a publishing was not noted'),
    );
  if (restored) publisher.start({ purpose: 'publish', commit: restored, by: 'the backup' });
  return {
    routes: buildContentRoutes({ ...options, look, work, publisher, schedule }),
    async stop() {
      await schedule.stop();
      await publisher.stop();
    },
  };
}

interface ContentParts extends AccessParts {
  countRequest: CountRequest;
  work: ContentWork;
  publisher: Publisher;
  schedule: Schedule;
  look: () => Promise<void>;
}

const fileQuerySchema = v.object({ id: v.optional(nameSchema, '') });
const historyQuerySchema = v.object({ id: v.optional(nameSchema) });
const findQuerySchema = v.object({
  page: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  text: v.pipe(v.string(), v.minLength(2), v.maxLength(500)),
});
const scheduledSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
const jsonSchema = (maxChars: number) => v.pipe(v.string(), v.maxLength(maxChars), v.parseJson());
const pictureSchema = v.object({
  picture: v.instance(File),
  id: nameSchema,
  path: v.pipe(jsonSchema(2000), pathSchema),
  version: nameSchema,
  alt: v.pipe(v.string(), v.maxLength(300)),
  crop: v.pipe(jsonSchema(500), cropSchema),
});
const BUSY = 'Many changes are being saved at the moment. Try again in a few seconds.';
const BUSY_SECONDS = 10;
/** Each look reads them all. */
const MAX_PLANS = 50;

interface Order<Body> {
  editor: ContentEditor;
  body: Body;
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The content endpoints of the desk, for the owner and editors. What writes is done one at a time, and audited. */
export function buildContentRoutes(parts: ContentParts): Hono<AppEnv> {
  const { database, work, publisher, schedule, look } = parts;
  const { plans } = schedule;
  const editorOf = (c: Context) => requireEditor(parts, c);
  // The session that ordered something may have ended meanwhile.
  const note = ({ account }: ContentEditor, action: ContentAction, details: object) =>
    audit(database, account, action, details);
  const spend = spendBudget(parts.countRequest);
  const stateFor = async ({ role }: ContentEditor) => ({
    ...(await work.state()),
    reason: null,
    role,
    build: await publisher.state(),
    scheduled: (await plans.list()).map(({ account: _account, ...plan }) => plan),
  });
  const queue = pLimit(1);
  async function inTurn<T>(c: Context, act: () => Promise<T>): Promise<T> {
    if (queue.pendingCount >= CONTENT_LIMITS.maxWaiting)
      throw refusal(429, BUSY, { retryAfter: BUSY_SECONDS });
    return queue(async () => {
      await editorOf(c);
      return act();
    });
  }
  async function knownCommit(commit: string): Promise<string> {
    const known = await work.known(commit);
    if (!known) throw refusal(404, 'There is no such state of the content.');
    return known;
  }

  const routes = new Hono<AppEnv>();
  const limitRequest = limitBody(CONTENT_LIMITS.maxRequestBytes);
  routes.use('*', (c, next) => (c.req.path.endsWith('/picture') ? next() : limitRequest(c, next)));

  const get = <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    answer: (query: v.InferOutput<Schema>, editor: ContentEditor) => Promise<unknown>,
  ) =>
    routes.get(path, async (c) => {
      const editor = await editorOf(c);
      return c.json(await answer(read(schema, c.req.query()), editor));
    });
  const post = <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    budget: ContentBudget | undefined,
    answer: (order: Order<v.InferOutput<Schema>>) => Promise<unknown>,
  ) =>
    routes.post(path, async (c) => {
      const editor = await editorOf(c);
      const body = read(schema, await bodyOf(c));
      if (budget) await spend(editor, budget);
      return c.json(await answer({ editor, body, inTurn: (work) => inTurn(c, work) }));
    });

  get('/', v.object({}), (_query, editor) => stateFor(editor));
  get('/file', fileQuerySchema, ({ id }) => work.file(id));
  get('/space', v.object({}), () => work.space());
  get('/history', historyQuerySchema, ({ id }) => work.history(id));
  get('/find', findQuerySchema, async ({ text, page }, editor) => {
    await spend(editor, 'find');
    return work.find(text, page);
  });

  post('/save', saveSchema, 'save', async ({ editor, body, inTurn }) => {
    const { file, commit } = await inTurn(() => work.save(editor.by, body));
    if (commit) await note(editor, 'saved', { commit, file: body.id });
    return file;
  });
  post('/add', addFileSchema, 'save', async ({ editor, body, inTurn }) => {
    const { file, commit } = await inTurn(() => work.add(editor.by, body));
    await note(editor, 'saved', { commit, file: file.id });
    return file;
  });
  post('/restore', restoreSchema, 'save', async ({ editor, body, inTurn }) => {
    const commit = await inTurn(() => work.restore(editor.by, body));
    await note(editor, 'restored', { commit, from: body.commit, file: body.id });
    return stateFor(editor);
  });
  post('/picture', pictureSchema, 'picture', async ({ editor, body, inTurn }) => {
    const sent = Buffer.from(await body.picture.arrayBuffer());
    const { file, commit } = await inTurn(() => work.picture(editor.by, { ...body, sent }));
    await note(editor, 'picture', { commit, file: body.id });
    return file;
  });

  /** A press while a build is under way builds nothing more, and costs nothing. */
  async function startBuild(
    editor: ContentEditor,
    build: Pick<BuildOrder, 'purpose' | 'commit' | 'onDone'>,
  ): Promise<void> {
    if (!publisher.isBusy()) await spend(editor, 'build');
    const { by, account } = editor;
    const mayShow = () => mayStillPublish(database, { account, commit: build.commit });
    publisher.start({ ...build, by, account, mayShow });
  }

  post('/preview', publishSchema, undefined, async ({ editor, body }) => {
    const commit = await knownCommit(body.commit);
    await startBuild(editor, { purpose: 'preview', commit });
    await note(editor, 'previewed', { commit });
    return stateFor(editor);
  });
  post('/preview-address', v.object({}), undefined, async ({ editor }) => {
    const ticket = await issueTicket(database, editor.caller);
    await note(editor, 'preview_opened', {});
    return { address: `/preview/${ticket}` };
  });
  post('/publish', publishSchema, undefined, async ({ editor, body }) => {
    const commit = await knownCommit(body.commit);
    if (body.at) {
      await spend(editor, 'build');
      const time = Date.parse(body.at);
      if (!(time > Date.now())) throw refusal(400, 'at must lie ahead.');
      if ((await plans.list()).length >= MAX_PLANS)
        throw refusal(409, `${MAX_PLANS} publishings are planned already. Cancel one of them.`);
      const at = new Date(time).toISOString();
      const isPlanned = await plans.plan({ id: randomUUID(), at, commit, account: editor.account });
      if (!isPlanned) throw refusal(403, 'Your account may not do this. Ask the owner.');
    } else {
      const onDone = () => note(editor, 'published', { commit });
      await startBuild(editor, { purpose: 'publish', commit, onDone });
    }
    return stateFor(editor);
  });
  post('/unschedule', scheduledSchema, undefined, async ({ editor, body }) => {
    await plans.cancel(body.id, 'taken back', editor.account);
    return stateFor(editor);
  });
  post('/undo', publishSchema, undefined, async ({ editor, body: { commit }, inTurn }) => {
    if (publisher.isBusy()) throw refusal(409, 'A build is under way. Undo when it is done.');
    await inTurn(() => work.undo(commit));
    await look();
    await note(editor, 'undone', { commit });
    return stateFor(editor);
  });
  return routes;
}

/** For a deployment that cannot build the site, or does not serve it: what to do instead. */
export const refuseContent = (parts: AccessParts): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/', async (c) => {
    const { role } = await requireEditor(parts, c);
    const reason =
      'This server cannot build the site: it has no git or none of the sources, or it runs for a developer. Change the content in the checkout, build, and replace what runs here.';
    const none = { draft: null, published: null, before: null, build: null, preview: null };
    return c.json({ reason, role, ...none, files: [], scheduled: [] });
  });

async function bodyOf(c: Context): Promise<unknown> {
  if (c.req.path.endsWith('/picture')) return c.req.parseBody().catch(() => ({}));
  return c.req.json().catch((error: unknown) => {
    if (error instanceof HTTPException) throw error;
    throw refusal(400, 'The request must hold JSON.');
  });
}

function read<Schema extends v.GenericSchema>(schema: Schema, value: unknown) {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw refusal(400, `${v.getDotPath(issue) ?? 'The request'}: ${issue.message}`);
}

const DAY_SECONDS = 86_400;
const BUDGET_NAMES: Record<ContentBudget, string> = {
  save: 'saves',
  picture: 'pictures',
  build: 'previews and publishings',
  find: 'searches',
};
const IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** Counts what an account does; what it may do in a day runs from the first of it. */
function spendBudget(countRequest: CountRequest) {
  return async ({ account }: ContentEditor, what: ContentBudget): Promise<void> => {
    const allowed = DAILY_CONTENT_BUDGET[what];
    const rule = { name: `content-${what}`, allowed, windowSeconds: DAY_SECONDS };
    const wait = await countRequest(rule, account);
    if (wait === 0) return;
    const until = IN_INDIA.format(Date.now() + wait * 1000);
    const message = `You have used today's ${allowed} ${BUDGET_NAMES[what]}. You can go on at ${until}.`;
    throw refusal(429, message, { retryAfter: wait });
  };
}
