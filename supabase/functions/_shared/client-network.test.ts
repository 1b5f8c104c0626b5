import { expect, it } from 'vitest';
import { visitorAddress } from '../../../server/middleware/client-address.ts';
import { networkOf, networkOfHostedRequest, scopesOf } from './client-network.ts';

const NO_ADDRESS = 'no address';

/** Addresses as a socket or a proxy may write them, with the network that a limit counts. */
const ADDRESSES: readonly [string, string][] = [
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['1.2.3.4:5678', '1.2.3.4'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:5678', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['2001:db8::1:443', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['[fe80::1%eth0]:443', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['999.1.1.1', NO_ADDRESS],
  ['::ffff:999.1.1.1', NO_ADDRESS],
  ['1.2.3', NO_ADDRESS],
  ['0x7f.1', NO_ADDRESS],
  ['01.2.3.4', NO_ADDRESS],
  ['1::2::3', NO_ADDRESS],
  ['1:2:3:4:5:6:7:8:9', NO_ADDRESS],
  ['[203.0.113.7', NO_ADDRESS],
  ['unknown', NO_ADDRESS],
  ['javascript:alert(1)', NO_ADDRESS],
  ['', NO_ADDRESS],
];

/** For each environment: how it gets the network from a written address, and its name for none. */
const HOMES: readonly [string, (written: string) => string, string][] = [
  ['our own server', (peer) => networkOf(visitorAddress(peer, undefined, 0)), '0.0.0.0'],
  [
    'our own server behind a proxy',
    (entry) => networkOf(visitorAddress('10.0.0.1', `6.6.6.6, ${entry}`, 1)),
    '10.0.0.1',
  ],
  [
    'hosted Supabase',
    (address) => networkOfHostedRequest(new Headers({ 'cf-connecting-ip': address })),
    'unknown',
  ],
  [
    'Supabase on one’s own machine',
    (entry) => networkOfHostedRequest(new Headers({ 'x-forwarded-for': `6.6.6.6, ${entry}` })),
    'unknown',
  ],
];

it.each(HOMES)('reads every address: %s', (_home, networkFrom, none) => {
  expect(ADDRESSES.map(([written]) => [written, networkFrom(written)])).toEqual(
    ADDRESSES.map(([written, network]) => [written, network === NO_ADDRESS ? none : network]),
  );
});

it('trusts Cloudflare over anything that the caller may have sent', () => {
  const headers = new Headers({
    'cf-connecting-ip': '203.0.113.7',
    'x-forwarded-for': '6.6.6.6, 198.51.100.1',
  });
  expect(networkOfHostedRequest(headers)).toBe('203.0.113.7');
  expect(networkOfHostedRequest(new Headers())).toBe('unknown');
});

it.each([
  ['203.0.113.7', ['203.0.113.7 ×1']],
  ['unknown', ['unknown ×1']],
  [
    networkOf('2409:4055:2ab:cdef::1'),
    ['2409:4055:2ab:cdef::/64 ×1', '2409:4055:2ab:cd00::/56 ×2', '2409:4055:2ab::/48 ×4'],
  ],
  [
    networkOf('2001:db8::1'),
    ['2001:db8:0:0::/64 ×1', '2001:db8:0:0::/56 ×2', '2001:db8:0::/48 ×4'],
  ],
])('counts %s by its own network and the wider ones', (network, scopes) => {
  expect(scopesOf(network).map(({ network: scope, share }) => `${scope} ×${share}`)).toEqual(
    scopes,
  );
});
