import { expect, test, vi } from 'vitest';
import { DESK_WORKER } from '../../contract/routes.ts';
import { workerUrl } from './worker-url.ts';

vi.stubGlobal('location', new URL('https://desk.yctfc.example/admin'));

test.each([DESK_WORKER, '/assets/reader.B1x2.js'])('%s may be a worker', (address) =>
  expect(workerUrl(address)).toBe(location.origin + address),
);

test.each([
  'https://evil.example/assets/a.js',
  '//evil.example/assets/a.js',
  '/assets/../desk/content',
  '/assets/%2e%2e/desk/content.js',
  '/preview/mark.js',
  'data:text/javascript,run()',
  'blob:https://desk.yctfc.example/1',
])('%s may not', (address) => expect(() => workerUrl(address)).toThrow(TypeError));
