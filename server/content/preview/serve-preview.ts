import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { isDeskPage } from '../../../contract/desk/desk-paths.ts';
import type { Sealer } from '../../auth/keys.ts';
import type { Caller } from '../../caller.ts';
import type { AppEnv } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import type { Env } from '../../env.ts';
import { buildFolder, readPreview, shownSince } from '../../static/builds/kept-builds.ts';
import { openSite } from '../../static/read-site.ts';
import { PREVIEW_COOKIE, serveSite } from '../../static/serve-site.ts';
import { findFile, type SiteFile, type StaticSite } from '../../static/site.ts';
import { askRole } from '../access.ts';

/** Script of the bar above a previewed page; pages may run what comes from this address. */
const MARK = '/preview/mark.js';
const MARK_TAG = `<script src="${MARK}" defer></script>`;

const UNKEPT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

const isPage = ({ identity }: SiteFile): boolean =>
  identity.headers['content-type']?.startsWith('text/html') === true;

export interface PreviewParts {
  env: Pick<Env, 'dataDir' | 'siteUrl' | 'supabaseUrl'>;
  keys: Sealer;
  database: Pick<Database, 'statement' | 'transactionAs'>;
}

export async function openPreview({ env, keys, database }: PreviewParts) {
  const markPage = await readFile(new URL('./mark-page.mjs', import.meta.url), 'utf8');
  const isSecure = env.siteUrl.startsWith('https:');
  const cookieName = isSecure ? `__Host-${PREVIEW_COOKIE}` : PREVIEW_COOKIE;
  let opened: { id: string; site: StaticSite } | undefined;

  async function openBuild(): Promise<StaticSite | undefined> {
    const preview = await readPreview(env.dataDir);
    if (!preview) return undefined;
    if (opened?.id === preview.id) return opened.site;
    const site = await openSite(buildFolder(env.dataDir, preview.id), env);
    opened = { id: preview.id, site };
    return site;
  }

  const routes = new Hono<AppEnv>()
    .get('/mark.js', (c) =>
      c.body(markPage, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-store',
      }),
    )
    .get('/end', (c) => {
      deleteCookie(c, cookieName, { path: '/', secure: isSecure });
      return c.redirect('/');
    })
    .get('/:ticket', async (c) => {
      const viewer = await redeemTicket(database, c.req.param('ticket'));
      if (!viewer || !(await hasRight(database, viewer)))
        return c.text('This address has been used up. Open the draft at the desk again.\n', 410);
      setCookie(c, cookieName, await makeCookie(keys, viewer), {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: isSecure,
        maxAge: LOOK_SECONDS,
      });
      return c.redirect('/');
    });

  async function mayLook(c: Context<AppEnv>): Promise<boolean> {
    const cookie = getCookie(c, cookieName);
    if (!cookie || isDeskPage(c.req.path)) return false;
    // Whoever published or undid something wants to see the site as it is now.
    const viewer = await readCookie(keys, cookie, await shownSince(env.dataDir));
    return viewer !== undefined && hasRight(database, viewer);
  }

  const show: MiddlewareHandler<AppEnv> = async (c, next) => {
    const site = (await mayLook(c)) && (await openBuild().catch(() => undefined));
    if (!site) return next();
    const found = findFile(site, new URL(c.req.url).pathname);
    const isFile = /\.[a-z0-9]+$/i.test(c.req.path);
    // What earlier pages load is not part of the draft's build.
    if (!found && isFile) return next();
    if (!found) return markedPage(site.notFound, 404);
    if ('file' in found && isPage(found.file)) return markedPage(found.file, 200);
    const answer = (await serveSite(site)(c, next)) as Response;
    for (const [name, value] of Object.entries(UNKEPT)) answer.headers.set(name, value);
    return answer;
  };

  return { routes, show };
}

async function hasRight(database: PreviewParts['database'], { account, session, aal }: Viewer) {
  const claims = { sub: account, session_id: session, aal, role: 'authenticated' };
  try {
    await askRole(database, { role: 'authenticated', claims });
    return true;
  } catch (error) {
    if (error instanceof HTTPException) return false;
    throw error;
  }
}

/** Uncompressed, since the bar is put into it. */
function markedPage(page: SiteFile, status: number): Response {
  const { body, headers } = page.identity;
  const { etag: _etag, 'content-length': _length, ...rest } = headers;
  // Browsers read what follows a page as the end of its body. Its `</body>` may be a word of the draft.
  const html = body.toString('utf8') + MARK_TAG;
  return new Response(html, { status, headers: { ...rest, ...UNKEPT } });
}

export const LOOK_SECONDS = 3600;

/** Keys are derived for this purpose; any server with the secret opens it. */
const PURPOSE = ['draft-cookie', ''] as const;

const viewerSchema = v.object({
  account: v.string(),
  session: v.string(),
  aal: v.string(),
});
export type Viewer = v.InferOutput<typeof viewerSchema>;

const cookieSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ...viewerSchema.entries, since: v.number() }),
);

export const makeCookie = (keys: Sealer, viewer: Viewer, now = Date.now()): Promise<string> =>
  keys.seal(...PURPOSE, JSON.stringify({ ...viewer, since: now }));

/** Whose a cookie is; nobody's when it is not ours, its time is over, or visitors see something new since. */
export async function readCookie(keys: Sealer, cookie: string, since: number, now = Date.now()) {
  const opened = await keys.open(...PURPOSE, cookie);
  const { success, output } = v.safeParse(cookieSchema, opened?.text);
  if (!success || output.since < since || output.since + LOOK_SECONDS * 1000 <= now)
    return undefined;
  const { since: _since, ...viewer } = output;
  return viewer;
}

/** Of an address: it is opened at once, by the browser that asked for it. */
const MAX_AGE = '1 minute';
const TICKET = /^[0-9a-f]{64}$/;

/** @returns what an address to the draft ends in, for that session; the database keeps its digest alone */
export async function issueTicket(database: Pick<Database, 'statement'>, { claims }: Caller) {
  const ticket = randomBytes(32).toString('hex');
  await database.statement(
    `with old as (delete from private.draft_tickets where made_at < now() - interval '${MAX_AGE}')
     insert into private.draft_tickets (digest, account, session_id, aal)
     values (sha256(convert_to($1, 'UTF8')), $2, $3, $4)`,
    [ticket, claims.sub, claims.session_id, claims.aal],
  );
  return ticket;
}

/** @returns who asked for it; nobody when it is none of ours, older than a minute, or was used before */
export async function redeemTicket(database: Pick<Database, 'statement'>, ticket: string) {
  if (!TICKET.test(ticket)) return undefined;
  const [row] = await database.statement(
    `delete from private.draft_tickets where digest = sha256(convert_to($1, 'UTF8'))
     returning account, session_id as session, aal, made_at > now() - interval '${MAX_AGE}' as is_new`,
    [ticket],
  );
  if (!row?.is_new) return undefined;
  return { account: String(row.account), session: String(row.session), aal: String(row.aal ?? '') };
}
