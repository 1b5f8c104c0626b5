import { expect, test } from 'vitest';
import { hostHeaders } from './write-host-headers.ts';

test('one block for each path, headers indented', () => {
  const rules = [
    { path: '/*', headers: { 'x-a': '1', 'x-b': '2' } },
    { path: '/about', headers: { 'x-c': '3' } },
  ];
  expect(hostHeaders(rules)).toBe('/*\n  x-a: 1\n  x-b: 2\n\n/about\n  x-c: 3\n');
});
