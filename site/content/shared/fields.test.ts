import { afterEach, expect, test, vi } from 'vitest';
import { showsSamples } from './fields.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['', true],
  ['http://localhost:3999', true],
  ['https://yctfc.com', false],
])('a build for the address "%s" shows samples: %s', (address, isShown) => {
  vi.stubEnv('SITE_URL', address);
  expect(showsSamples()).toBe(isShown);
});
