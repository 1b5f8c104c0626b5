import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { openOnLoopback } from '../../tests/support/server/loopback-host.ts';

/** A load balancer without health checks: each request goes to the next process, whatever it answers. */
export interface Balancer {
  url: string;
  /** Answers of each process, by its port. */
  answered: ReadonlyMap<number, number>;
  stop(): Promise<void>;
}

/** Opens a balancer before processes on 127.0.0.1; a connection that breaks is answered with 502. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const answered = new Map(ports.map((port) => [port, 0]));
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const port = ports[turn % ports.length] ?? 0;
    turn += 1;
    pass(incoming, outgoing, port, () => answered.set(port, (answered.get(port) ?? 0) + 1));
  });
  const { port, stop } = await openOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}`,
    answered,
    stop,
  };
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  onAnswer: () => void,
): void {
  const { method, url, headers } = incoming;
  const forward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    onAnswer();
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  forward.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  });
  incoming.pipe(forward);
}
