import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATA_POLICY, POLICY_HEADER } from '../policy/content-security-policy.ts';
import { StartupError } from './startup-error.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export type Listener = Awaited<ReturnType<typeof listen>>;

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Node looks only so often whether a limit is over; its own 30 seconds made 15 seconds 45. */
const CHECK_INTERVAL_MS = 1_000;

/** Of answers that come from nothing but this file. */
const BARE_HEADERS = {
  [POLICY_HEADER]: DATA_POLICY,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const;

/** Node's answers to requests that cannot be read; anything else is 400. */
const UNREADABLE: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Before anything else, so that a second start changes nothing; 503 until `answerWith`. */
export async function listen(options: { port: number; host: string; headersTimeoutMs?: number }) {
  let answer: Answer = answerStarting;
  let isClosing = false;
  const server = createServer(
    {
      headersTimeout: options.headersTimeoutMs ?? HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
    },
    (request, response) => {
      if (isClosing) response.setHeader('connection', 'close');
      answer(request, response);
    },
  );
  server.on('clientError', answerUnreadable);
  await openPort(server, options);
  return {
    port: (server.address() as AddressInfo).port,
    answerWith: (next: Answer) => {
      answer = next;
    },
    close: (graceMs: number) => {
      isClosing = true;
      return closePort(server, graceMs);
    },
  };
}

function answerStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, {
    ...BARE_HEADERS,
    'content-type': 'application/json',
    'retry-after': '1',
  });
  response.end('{"status":"starting"}');
}

/** What Node does by itself, with the headers that all our answers have. */
function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  const { _httpMessage: running } = socket as { _httpMessage?: ServerResponse };
  // Never into the middle of an answer that is being sent.
  if (socket.writable && !running?.headersSent) {
    const headers = Object.entries({ connection: 'close', ...BARE_HEADERS });
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`HTTP/1.1 ${UNREADABLE[code] ?? '400 Bad Request'}\r\n${lines}\r\n`);
  }
  socket.destroy();
}

async function openPort(server: Server, { port, host }: { port: number; host: string }) {
  await once(server.listen(port, host), 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(explainPort(error.code ?? error.message, port, host));
  });
}

function explainPort(code: string, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use; stop what uses it, or choose another one, for example: PORT=${port + 1} npm start`;
  if (code === 'EACCES')
    return `Port ${port} needs rights that this user does not have; choose one above 1023 with PORT.`;
  return `The server cannot listen on ${host}, port ${port} (${code}); change HOST or PORT.`;
}

async function closePort(server: Server, graceMs: number): Promise<void> {
  const closed = once(server.close(), 'close');
  const deadline = Date.now() + graceMs;
  // A connection whose request ends during the stop would stay open, waiting for the next one.
  while (Date.now() < deadline) {
    server.closeIdleConnections();
    const isClosed = await Promise.race([closed.then(() => true), sleep(50, false)]);
    if (isClosed) return;
  }
  server.closeAllConnections();
  await closed;
}
