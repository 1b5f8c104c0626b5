import { expect, test } from 'vitest';
import { describeWarnings } from './health-view.tsx';

test('says what to set for a warning that is known, and nothing else', () => {
  const found = describeWarnings([{ code: 'from-a-newer-server' }, { code: 'untrusted-proxy' }]);
  expect(found).toEqual([
    {
      level: 'warning',
      words: expect.stringContaining('Set TRUST_PROXY to the number of proxies'),
    },
  ]);
  expect(describeWarnings([])).toEqual([]);
  expect(describeWarnings([{ code: 'of a newer server' }])).toEqual([]);
});
