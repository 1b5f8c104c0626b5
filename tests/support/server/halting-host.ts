import { createServer } from 'node:http';
import { openOnLoopback } from './loopback-host.ts';

/** Sends the product's pages in two parts. */
export interface HaltingHost {
  url: string;
  /** Sends the second part. */
  goOn(): void;
  stop(): Promise<void>;
}

/**
 * @param origin where the product answers
 * @param mark each page halts before these characters
 */
export async function startHaltingHost(origin: string, mark: string): Promise<HaltingHost> {
  const { promise: released, resolve: goOn } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    const half = type.startsWith('text/html') ? body.indexOf(mark) : 0;
    response.write(body.subarray(0, half));
    if (half > 0) await released;
    response.end(body.subarray(half));
  });
  const { port, stop } = await openOnLoopback(server);
  return {
    url: `http://localhost:${port}`,
    goOn,
    stop,
  };
}
