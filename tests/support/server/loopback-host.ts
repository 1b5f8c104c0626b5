import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Lets a server answer on a free port of the loopback interface.
 * @returns its port, and what ends it together with its open connections
 */
export async function openOnLoopback(server: Server): Promise<{
  port: number;
  stop(): Promise<void>;
}> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
