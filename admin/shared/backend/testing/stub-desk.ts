import { vi } from 'vitest';

/** One request that the desk sent: `GET /rest/v1/leads?…`, and what its body held. */
export interface Sent {
  line: string;
  body: unknown;
}

/** What one address answers: content, a status alone, or whatever this function makes of the request. */
type Reply = Response | object | string | number | boolean | null | ((sent: Sent) => unknown);

export const refuse = (status: number): Response =>
  Response.json({ message: 'No' }, { status, statusText: 'No' });

/**
 * Stands for the backend of a whole page.
 * @param replies by the last part of the address: `leads`, `lead_health`; anything else is not found
 * @returns the requests, in the order they were sent
 */
export function stubDesk(replies: Readonly<Record<string, Reply>>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(input, 'https://desk.example');
    const line = `${init.method ?? 'GET'} ${pathname}${decodeURIComponent(search)}`;
    const one = { line, body: init.body ? JSON.parse(String(init.body)) : undefined };
    sent.push(one);
    const name = pathname.split('/').at(-1) ?? '';
    const reply = Object.hasOwn(replies, name) ? replies[name] : refuse(404);
    const answer = typeof reply === 'function' ? await reply(one) : reply;
    if (answer instanceof Response) return answer.clone();
    return Response.json(answer ?? null);
  });
  return sent;
}

/** A reply that waits until it is let go. */
export function holdReply(content: unknown) {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { reply: () => promise, release: () => resolve(content) };
}
