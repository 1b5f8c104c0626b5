import { ROUTES } from '../../../contract/routes.ts';
import { answerJson, answerOtherMethod } from '../_shared/answer-json.ts';
import { signFormToken } from '../_shared/signatures.ts';

/** Headers that supabase-js and our own form send. */
const SENT_HEADERS =
  'authorization, x-client-info, apikey, content-type, idempotency-key, x-retry-count, traceparent, tracestate, baggage';

/**
 * Answers everything but POST: preflights and 405. A person who reloads the
 * address of a returned form is redirected to the contact page.
 */
export function answerOtherMethods(
  request: Request,
  { pagesOrigin }: { pagesOrigin: string },
): Response {
  if (request.method === 'GET' && request.headers.get('accept')?.includes('text/html')) {
    return new Response(null, {
      status: 303,
      headers: { location: pagesOrigin + ROUTES.contact, 'cache-control': 'no-store' },
    });
  }
  return answerOtherMethod(request, 'GET, POST', SENT_HEADERS);
}

/** Gives a form that opens its identity: nobody gets a token for an id that he names. */
export function openForm({ secrets }: { secrets: readonly string[] }): Response {
  const id = crypto.randomUUID();
  return answerJson(200, { id, token: signFormToken(id, Date.now(), secrets) });
}
