import type { BrowserContext } from '@playwright/test';

/** One call of the browser to the hosted project. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The header `apikey`. */
  key: string | undefined;
}

/** The key of a product that was given none. */
const OWN_KEY = 'sb_publishable_embedded';

/**
 * Stands in for a hosted project: writes down every call and has our own server, which speaks the same
 * protocol, answer it.
 * @param project address and publishable key that the pages were built with
 */
export async function answerForProject(
  context: BrowserContext,
  project: { address: string; key: string },
  backendUrl: string,
): Promise<Call[]> {
  const calls: Call[] = [];
  await context.route(`${project.address}/**`, async (route) => {
    const request = route.request();
    const { pathname, search, searchParams } = new URL(request.url());
    const { apikey, authorization, ...headers } = request.headers();
    calls.push({ method: request.method(), path: pathname, query: searchParams, key: apikey });
    const response = await route.fetch({
      url: backendUrl + pathname + search,
      headers: {
        ...headers,
        ...(apikey && { apikey: apikey.replace(project.key, OWN_KEY) }),
        ...(authorization && { authorization: authorization.replace(project.key, OWN_KEY) }),
      },
    });
    const allowed = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
    await route.fulfill({ response, headers: { ...response.headers(), ...allowed } });
  });
  return calls;
}
