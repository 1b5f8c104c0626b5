import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    goOn,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
