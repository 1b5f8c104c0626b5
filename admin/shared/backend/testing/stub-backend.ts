import { vi } from 'vitest';

/** One request that the desk sent: `GET /rest/v1/leads?…`, and what its body held. */
export interface Sent {
  line: string;
  body: unknown;
}

/**
 * Stands for the backend: every request gets an answer of this status and content.
 * @returns the requests, in the order they were sent
 */
export function stubBackend(status: number, content?: unknown): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('location', { origin: 'https://desk.example' });
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit) => {
    const { pathname, search } = new URL(input);
    const line = `${init.method} ${pathname}${decodeURIComponent(search)}`;
    sent.push({ line, body: init.body ? JSON.parse(String(init.body)) : undefined });
    return content === undefined
      ? new Response(null, { status })
      : Response.json(content, { status });
  });
  return sent;
}
