import { expect, test } from 'vitest';
import { securityHeaders } from './site-rules.ts';

test('sets the security headers', () => {
  expect(securityHeaders('http://localhost:3000')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
});

test('sends HSTS for https only', () => {
  const name = 'strict-transport-security';
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty(name);
  expect(securityHeaders('https://yctfc.example')[name]).toBe('max-age=31536000');
});
