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
  ['not an address', '10.0.0.1', '<script>', 1, '10.0.0.1'],
  ['an octet too large', '10.0.0.1', '999.1.1.1', 1, '10.0.0.1'],
  ['an address shortened as only old tools read it', '10.0.0.1', '127.1', 1, '10.0.0.1'],
  ['a hexadecimal octet', '10.0.0.1', '0x7f.0.0.1', 1, '10.0.0.1'],
  ['a leading zero, which some read as octal', '10.0.0.1', '01.2.3.4', 1, '10.0.0.1'],
  ['an empty entry', '10.0.0.1', '1.1.1.1, ', 1, '10.0.0.1'],
  ['with port', '10.0.0.1', '198.51.100.1:5123', 1, '198.51.100.1'],
  ['IPv6 with port', '10.0.0.1', '[2001:DB8::1]:5123', 1, '2001:db8::1'],
  ['IPv6 with zone', 'fe80::1%eth0', undefined, 0, 'fe80::1'],
  ['IPv4 in IPv6', '::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
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
