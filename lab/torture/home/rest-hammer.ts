import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { render } from '../hostile/render-request.ts';
import { API_KEY } from './accounts.ts';
import { anyNetwork } from './visitors.ts';

// A process of its own: it asks for leads without a sign-in on many connections, each answer followed
// by the next request, and reports the answers.
const [port = '', connections = '', seconds = ''] = process.argv.slice(2);
/** Pause of a connection that the server closed, as of a program that opens another. */
const REOPEN_MS = 10;

const statuses: Record<string, number> = {};
const end = performance.now() + Number(seconds) * 1000;

const ask = (at: number): Buffer =>
  render({
    method: at % 2 === 0 ? 'GET' : 'POST',
    path: at % 2 === 0 ? '/rest/v1/leads?select=*' : '/rest/v1/rpc/lead_health',
    headers: [
      ['apikey', API_KEY],
      ['Content-Type', 'application/json'],
      // One half comes from a network each, the other from ever new ones.
      ['X-Forwarded-For', at % 4 < 2 ? `10.20.${at >> 8}.${at & 255}` : anyNetwork()],
    ],
    body: at % 2 === 0 ? '' : '{}',
  });

/** Asks on one connection after the other until the time is over. */
async function hammer(at: number): Promise<void> {
  while (performance.now() < end) {
    await new Promise<void>((closed) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(ask(at)));
      socket.setEncoding('latin1').on('data', (piece: string) => {
        for (const [, status = ''] of piece.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
          statuses[status] = (statuses[status] ?? 0) + 1;
          if (performance.now() >= end || /^connection: close/im.test(piece)) socket.destroy();
          else socket.write(ask(at));
        }
      });
      socket.setTimeout(20_000, () => socket.destroy());
      socket.on('error', () => {}).on('close', () => closed());
    });
    await sleep(REOPEN_MS);
  }
}

await Promise.all(Array.from({ length: Number(connections) }, (_, at) => hammer(at)));
process.send?.(statuses);
process.disconnect?.();
