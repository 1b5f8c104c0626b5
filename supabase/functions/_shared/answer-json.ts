/** Any site may send an enquiry: the functions read no cookies and return nothing private. */
export const ANY_ORIGIN = { 'access-control-allow-origin': '*' } as const;

type Headers = Readonly<Record<string, string>>;

export const answerJson = (status: number, body: object, headers: Headers = {}): Response =>
  Response.json(body, {
    status,
    headers: { ...ANY_ORIGIN, 'cache-control': 'no-store', ...headers },
  });

export const answerError = (status: number, message: string, waitSeconds?: number): Response =>
  answerJson(status, { error: { message } }, retryAfter(waitSeconds));

export const retryAfter = (waitSeconds: number | undefined): Headers =>
  waitSeconds ? { 'retry-after': String(waitSeconds) } : {};

export function answerOtherMethod(request: Request, methods: string, sentHeaders: string) {
  if (request.method !== 'OPTIONS') {
    return answerJson(
      405,
      { error: { message: 'Send a POST request.' } },
      { allow: `${methods}, OPTIONS` },
    );
  }
  const headers = {
    ...ANY_ORIGIN,
    'access-control-allow-headers': sentHeaders,
    'access-control-allow-methods': `${methods}, OPTIONS`,
    'access-control-max-age': '86400',
  };
  return new Response(null, { status: 204, headers });
}
