import { expect, it } from 'vitest';
import { networkFrom } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 , 10.0.0.1', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [null, 'unknown'],
  ['', 'unknown'],
  ['javascript:alert(1)', 'unknown'],
])('%s belongs to %s', (header, network) => {
  expect(networkFrom(header)).toBe(network);
});
