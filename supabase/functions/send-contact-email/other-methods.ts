import { ROUTES } from '../../../contract/routes.ts';
import { UUID } from '../../../contract/submission.ts';
import { answerError, answerJson, answerOtherMethod } from '../_shared/answer-json.ts';
import { signFormToken } from '../_shared/signatures.ts';

/** Headers that supabase-js and our own form send. */
const SENT_HEADERS =
  'authorization, x-client-info, apikey, content-type, idempotency-key, x-retry-count, traceparent, tracestate, baggage';

/**
 * Answers everything but POST: preflights, the form's token, and 405. A person who reloads the
 * address of a returned form is redirected to the contact page.
 */
export async function answerOtherMethods(
  request: Request,
  { pagesOrigin, secrets }: { pagesOrigin: string; secrets: readonly string[] },
): Promise<Response> {
  const form = new URL(request.url).searchParams.get('form');
  if (request.method === 'GET' && form !== null) {
    if (!UUID.test(form)) {
      return answerError(400, 'form must be the UUID of a submission.');
    }
    return answerJson(200, { token: signFormToken(form.toLowerCase(), Date.now(), secrets) });
  }
  if (request.method === 'GET' && request.headers.get('accept')?.includes('text/html')) {
    return new Response(null, {
      status: 303,
      headers: { location: pagesOrigin + ROUTES.contact, 'cache-control': 'no-store' },
    });
  }
  return answerOtherMethod(request, 'GET, POST', SENT_HEADERS);
}
