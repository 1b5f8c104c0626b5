import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';

function start(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, said: stderr.trim() };
}

// Before anything is built, which takes a minute.
test('a port that another program has is told at once, with a way out', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(start({ PORT: String(port) })).toEqual({
    status: 1,
    stdout: '',
    said: `Port ${port} on 127.0.0.1 is in use. Stop the program that uses it, or choose another port, for example: PORT=${port + 1} npm start`,
  });
  other.close();
});

test('a setting that is wrong is told at once, with an example', () => {
  expect(start({ ADMIN_EMAIL: 'owner' })).toEqual({
    status: 1,
    stdout: '',
    said: 'ADMIN_EMAIL must be one e-mail address like owner@example.in.',
  });
});
