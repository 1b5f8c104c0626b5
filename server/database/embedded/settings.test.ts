import { expect, test } from 'vitest';
import { fitsSocket, renderSettings } from './settings.ts';

test('with a socket folder nothing listens on the network', () => {
  const settings = renderSettings({ socketFolder: '/srv/data', port: 5432 });
  expect(settings).toContain("listen_addresses = ''\n");
  expect(settings).toContain(`unix_socket_directories = '"/srv/data"'\n`);
});

test('without a socket it listens on this machine only', () => {
  const settings = renderSettings({ port: 50123 });
  expect(settings).toContain("listen_addresses = '127.0.0.1'\n");
  expect(settings).toContain("port = '50123'\n");
});

test.each([
  [`/srv/o'hara`, `'"/srv/o''hara"'`],
  ['/srv/a, b', `'"/srv/a, b"'`],
  ['/srv/"x"', `'"/srv/""x"""'`],
])('a folder named %s stays one folder', (socketFolder, value) => {
  expect(renderSettings({ socketFolder, port: 5432 })).toContain(
    `unix_socket_directories = ${value}\n`,
  );
});

test('a socket’s path length is counted in bytes', () => {
  expect(fitsSocket(`/${'a'.repeat(88)}`)).toBe(true);
  expect(fitsSocket(`/${'a'.repeat(89)}`)).toBe(false);
  expect(fitsSocket(`/${'क'.repeat(40)}`)).toBe(false);
});
