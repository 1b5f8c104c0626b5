import { expect, test } from 'vitest';
import { isPublicAddress } from './worker.ts';

test.each([
  ['142.250.1.95', true],
  ['2404:6800:4009::200a', true],
  ['::ffff:142.250.1.95', true],
  ['64:ff9b::142.250.1.95', true],
  ['127.0.0.1', false],
  ['10.0.0.1', false],
  ['169.254.169.254', false],
  ['::1', false],
  ['::7f00:1', false],
  ['::127.0.0.1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:0:7f00:1', false],
  ['64:ff9b::127.0.0.1', false],
  ['64:ff9b:1::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:0:7f00:1::', false],
  ['2001:db8::1', false],
  ['fe80::1%eth0', false],
  ['fc00::1', false],
  ['4000::1', false],
  ['fcm.googleapis.com', false],
])('%s is public: %s', (address, is) => expect(isPublicAddress(address)).toBe(is));
