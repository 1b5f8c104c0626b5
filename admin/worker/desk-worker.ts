import { ROUTES } from '../../contract/routes.ts';
import { answerAndWipe, answerData, dataKind } from './answers.ts';
import { endPush, openLead, showPush } from './push.ts';
import { answerAsset, answerContent, answerPage, CONTENT_FILES, keepBuild } from './shell.ts';
import { type FetchEvent, scope } from './worker-scope.ts';

/** The worker of the desk: opens it without network with what this device keeps. */
scope.addEventListener('install', (event) => {
  const keeping = fetch(ROUTES.admin).then(keepBuild);
  // What could not be kept now is kept when the desk is opened next.
  event.waitUntil(Promise.all([keeping.catch(() => undefined), scope.skipWaiting()]));
});

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const answer = answerOf(event);
  if (answer) event.respondWith(answer);
});

scope.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openLead(event.notification));
});

function answerOf(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const later = (work: Promise<unknown>) => {
    const done = work.catch(() => undefined);
    try {
      event.waitUntil(done);
    } catch {
      // The page was answered long ago; the work goes on for as long as the browser lets it.
    }
  };
  if (origin === location.origin && request.method === 'GET') {
    if (request.mode === 'navigate')
      return pathname === ROUTES.admin ? answerPage(request, later) : undefined;
    if (pathname.startsWith('/assets/')) return answerAsset(request);
    if (CONTENT_FILES.includes(pathname)) return answerContent(request);
  }
  const kind = dataKind(request);
  if (kind === undefined) return undefined;
  if (kind !== 'read') {
    return answerAndWipe(request, kind).then((response) => {
      if (kind === 'logs-out' && response.ok) later(endPush());
      return response;
    });
  }
  return answerData(request, later);
}
