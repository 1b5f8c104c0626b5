import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../context.ts';
import { findClientAddress, visitorAddress } from './client-address.ts';

test.each([
  ['no proxy: the visitor’s own claim', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['one proxy: the last entry', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['one proxy: a forged entry before it', '10.0.0.1', '1.1.1.1, 198.51.100.1', 1, '198.51.100.1'],
  ['two proxies', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['two proxies, one entry: by the inner one', '10.0.0.1', '198.51.100.1', 2, '198.51.100.1'],
  ['no header behind a proxy', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['an empty entry', '10.0.0.1', '1.1.1.1, ', 1, '10.0.0.1'],
  ['no socket', '', undefined, 0, '0.0.0.0'],
])('%s', (_case, peer, header, proxies, expected) => {
  expect(visitorAddress(peer, header, proxies)).toBe(expected);
});

test('the middleware reads socket and header', async () => {
  const app = new Hono<AppEnv>()
    .use(findClientAddress(1))
    .get('/', (c) => c.text(c.get('clientAddress')));
  const env = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
  const headers = { 'x-forwarded-for': '9.9.9.9, 198.51.100.7' };
  expect(await (await app.request('/', { headers }, env)).text()).toBe('198.51.100.7');
});
