import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type Listener, listen } from './listen.ts';
import { StartupError } from './startup-error.ts';

const opened: Listener[] = [];
const open = async (port = 0) => {
  const listener = await listen({ port, host: '127.0.0.1' });
  opened.push(listener);
  return listener;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((listener) => listener.close(0)));
});

/** Opens a raw keep-alive connection and waits for one answer. */
async function keepAlive(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

test('answers 503 until it gets a handler', async () => {
  const listener = await open();
  const early = await fetch(`http://127.0.0.1:${listener.port}/`);
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await early.json()).toEqual({ status: 'starting' });
  listener.answerWith((_request, response) => response.end('ready'));
  expect(await (await fetch(`http://127.0.0.1:${listener.port}/`)).text()).toBe('ready');
});

test('a port in use is explained with the variable that changes it', async () => {
  const { port } = await open();
  const error = await open(port).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartupError);
  expect(String(error)).toMatch(new RegExp(`Port ${port} .* in use.*PORT=${port + 1}`));
});

test('an address of another machine is explained', async () => {
  const attempt = listen({ port: 0, host: '203.0.113.1' });
  await expect(attempt).rejects.toThrow(/cannot listen on 203\.0\.113\.1.*HOST or PORT/);
});

test('an idle keep-alive connection does not delay the stop', async () => {
  const listener = await open();
  const socket = await keepAlive(listener.port);
  const closed = once(socket, 'close');
  await listener.close(60_000);
  await closed;
});

test('a running request gets its answer during the stop, and its connection ends', async () => {
  const listener = await open();
  let finish = () => {};
  const arrived = new Promise<void>((resolve) => {
    listener.answerWith((_request, response) => {
      finish = () => response.end('late answer');
      resolve();
    });
  });
  const answer = fetch(`http://127.0.0.1:${listener.port}/`);
  await arrived;
  const stopped = listener.close(60_000);
  await expect(fetch(`http://127.0.0.1:${listener.port}/`)).rejects.toThrow();
  finish();
  expect(await (await answer).text()).toBe('late answer');
  await stopped;
});

describe('what Node answers by itself', () => {
  const POLICY = "content-security-policy: default-src 'none'; frame-ancestors 'none'";

  /** Sends text on a raw connection and reads until the server closes it. */
  async function exchange(port: number, text: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (piece) => {
      answer += piece;
    });
    socket.on('error', () => {});
    socket.write(text);
    await once(socket, 'close');
    return answer;
  }

  test('a head that never ends is cut off as soon as its time is over, with the policy', async () => {
    const listener = await listen({ port: 0, host: '127.0.0.1', headersTimeoutMs: 100 });
    opened.push(listener);
    const answer = await exchange(listener.port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain(POLICY);
  });

  test.each([
    ['no HTTP', 'HELO\r\n\r\n', 400],
    [
      'two lengths',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    ['a huge head', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is refused with the policy', async (_what, text, status) => {
    const answer = await exchange((await open()).port, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain(POLICY);
  });
});
