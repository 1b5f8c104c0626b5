import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { faultOverlay } from './fault-overlay.ts';
import { change, inCopy, useContentCopy } from './testing/content-copy.ts';

useContentCopy();
const home = process.cwd();
afterEach(() => process.chdir(home));

function startServer(hmr?: false) {
  const watcher = new EventEmitter();
  const sockets = new EventEmitter();
  const send = vi.fn();
  const logger = { error: vi.fn(), info: vi.fn() };
  const ws = { send, on: sockets.on.bind(sockets) };
  const server = { watcher, ws, config: { logger, server: { hmr } } };
  const { configureServer } = faultOverlay();
  if (typeof configureServer !== 'function') throw new Error('There is no such hook.');
  configureServer.call({} as never, server as unknown as ViteDevServer);
  return { watcher, sockets, send, logger };
}

const TIMEOUT = { timeout: 20_000, interval: 20 };

test('a fault stands over every page until it is mended', async () => {
  change('promotions.yaml', /order: 2/, 'order: 1');
  process.chdir(inCopy('..'));
  const { watcher, sockets, send, logger } = startServer();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), TIMEOUT);
  const [[shown]] = send.mock.calls as [[{ type: string; err: Record<string, unknown> }]];
  expect(shown.type).toBe('error');
  expect(shown.err.message).toMatch(/^content\/promotions\.yaml:\d+:3 {2}order of .*is 1 twice/);
  expect(shown.err.loc).toMatchObject({ file: resolve('content/promotions.yaml'), column: 3 });
  expect(logger.error.mock.calls.join()).toContain('is 1 twice');
  sockets.emit('connection');
  expect(send).toHaveBeenCalledTimes(2);

  const article = 'articles/rise-of-cloud-kitchens-in-india.md';
  change('promotions.yaml', /order: 1\n {2}name: Monsoon/, 'order: 2\n  name: Monsoon');
  change(article, /^## /m, '<script>alert(1)</script>\n\n## ');
  watcher.emit('all', 'change', resolve('content', article));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3), TIMEOUT);
  expect(send.mock.lastCall?.[0].err.message).toMatch(/^content\/articles\/.*&lt;script>/);

  change(article, /<script>.*\n\n/, '');
  watcher.emit('all', 'change', resolve('content', article));
  await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith({ type: 'full-reload' }), TIMEOUT);
  sockets.emit('connection');
  expect(send).toHaveBeenCalledTimes(4);
}, 60_000);

test('a server without pages shows nothing', () => {
  const { watcher, sockets } = startServer(false);
  expect(watcher.listenerCount('all') + sockets.listenerCount('connection')).toBe(0);
});
