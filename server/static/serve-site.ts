import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Context, Handler, Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../context.ts';
import type { FindElsewhere } from '../desk-host.ts';
import { DATA_POLICY, POLICY_HEADER } from '../policy/content-security-policy.ts';
import type { Answer } from '../process/listen.ts';
import { answerFile, type FileAnswer } from './answer-file.ts';
import { decodePath, findFile, type StaticSite } from './site.ts';

/** Lets a browser see the draft of the content, see server/content/preview; with `__Host-` before it where the site is https. */
export const PREVIEW_COOKIE = 'yctfc-draft';

/** Files, redirects to canonical paths (308, query kept), 405 for other methods, else the 404 page. */
export function serveSite(site: StaticSite): Handler<AppEnv> {
  return (c) => {
    const { pathname, search } = new URL(c.req.url);
    const found = findFile(site, pathname);
    if (!found) return answerMissing(site, c);
    const { method } = c.req;
    if (method !== 'GET' && method !== 'HEAD')
      return new Response('Method Not Allowed\n', {
        status: 405,
        headers: { ...site.baseHeaders, allow: 'GET, HEAD', 'content-type': 'text/plain' },
      });
    if ('redirect' in found) {
      const headers = { ...site.baseHeaders, location: found.redirect + search };
      return new Response(null, { status: 308, headers });
    }
    return toResponse(answerFile(found.file, { method, ...fileHeaders(c) }));
  };
}

const fileHeaders = (c: Context) => ({
  acceptEncoding: c.req.header('accept-encoding'),
  ifNoneMatch: c.req.header('if-none-match'),
});

function answerMissing(site: StaticSite, c: Context): Response {
  const answer = answerFile(site.notFound, {
    ...fileHeaders(c),
    method: c.req.method === 'HEAD' ? 'HEAD' : 'GET',
    ifNoneMatch: undefined,
  });
  const response = toResponse(answer, 404);
  response.headers.delete('etag');
  return response;
}

const toResponse = ({ body, headers, status }: FileAnswer, withStatus: number = status) =>
  new Response(body && new Uint8Array(body), { status: withStatus, headers });

/** Without Request and Response objects: twice as fast, and nearly all requests are of this kind. */
export function answerFromMemory(
  site: StaticSite,
  request: IncomingMessage,
  response: ServerResponse,
  findElsewhere?: FindElsewhere,
): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  // The application decides whether that browser sees the draft.
  if (request.headers.cookie?.includes(PREVIEW_COOKIE)) return false;
  const [path = ''] = url.split('?', 1);
  // The application leads to the other host.
  if (findElsewhere?.(request.headers.host, decodePath(path) ?? path)) return false;
  const found = findFile(site, path);
  if (!found || 'redirect' in found) return false;
  const { headers } = request;
  const answer = answerFile(found.file, {
    method,
    acceptEncoding: headers['accept-encoding']?.toString(),
    ifNoneMatch: headers['if-none-match'],
  });
  leaveOutKeepAlive(request, response);
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
  return true;
}

/** HTTP/1.1 keeps connections without being told; the 48 bytes would count into a page's first flight. */
function leaveOutKeepAlive({ httpVersion }: IncomingMessage, response: ServerResponse): void {
  if (httpVersion === '1.1' && !response.hasHeader('connection'))
    response.removeHeader('connection');
}

export function answerWithFastPath(
  app: Hono<AppEnv>,
  site: StaticSite,
  log: Logger,
  findElsewhere?: FindElsewhere,
): Answer {
  const answerByApp = getRequestListener(app.fetch);
  const logsFiles = log.isLevelEnabled('debug');
  return (request, response) => {
    if (!answerFromMemory(site, request, response, findElsewhere)) {
      // For what is refused before the application sees it, such as a Host that is no host.
      response.setHeader(POLICY_HEADER, DATA_POLICY);
      void answerByApp(request, response);
    } else if (logsFiles) {
      const { method, url = '' } = request;
      const [path] = url.split('?');
      log.debug({ method, path, status: response.statusCode }, 'file');
    }
  };
}
