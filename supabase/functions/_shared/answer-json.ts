/** Any site may send an enquiry: the function reads no cookie and answers with nothing private. */
export const ANY_ORIGIN = { 'access-control-allow-origin': '*' } as const;

/** A JSON answer that scripts of every origin may read. */
export function answerJson(
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, {
    status,
    headers: { ...ANY_ORIGIN, 'cache-control': 'no-store', ...headers },
  });
}
