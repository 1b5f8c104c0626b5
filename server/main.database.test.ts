import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../tests/support/server/free-port.ts';
import { startTestServer } from '../tests/support/server/server.ts';
import { isPostgresOld } from './old-engines.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const ENQUIRY = {
  name: 'Harpreet Kaur',
  email: 'harpreet@example.in',
  phone: '98765 43210',
  subject: 'franchise',
  message: 'Which model fits 450 sq ft?',
};

/** Runs main.ts to its end. */
async function runMain(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN, '--without-site'], { cwd: tmpdir(), env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece) => {
      output += piece;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

async function until<T>(find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const server = await startTestServer({
  env: { ADMIN_EMAIL: 'owner@example.in' },
  withSite: false,
});
afterAll(() => server.stop());
const { port } = new URL(server.url);
const DATA_DIR = join(server.mailDir, '..');

describe('the running product', () => {
  test('introduces itself', () => {
    const said = server.output();
    expect(said).toContain(`  Site     ${server.url}`);
    expect(said).toContain(`  Sign up  ${server.url}/auth#signup=owner@example.in`);
    expect(said).toMatch(/ {2}Mail {5}files in .*mail; enquiries to owner@example\.in\n/);
  });

  test('warns of nothing but an embedded PostgreSQL that lacks fixes, and names the way out', async () => {
    const warnings = server.output().match(/^ +Warning .*/gm) ?? [];
    const [row] = await server.sql("select current_setting('server_version') as version");
    const way = expect.stringMatching(/PostgreSQL [\d.]+ runs\. .* npm run move-to-postgres/);
    expect(warnings).toEqual(isPostgresOld(String(row?.version)) ? [way] : []);
  });

  test('stores an enquiry and mails it to the administrator', async () => {
    const response = await fetch(`${server.url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ENQUIRY, homepage: '' }),
    });
    expect(response.status).toBe(201);
    const [lead] = await server.sql('select name, phone from public.leads');
    expect(lead).toEqual({ name: 'Harpreet Kaur', phone: '+919876543210' });
    const mails = await until(() => {
      const files = globSync(join(server.mailDir, '*.eml'));
      return files.length === 2 ? files.map((file) => readFileSync(file, 'utf8')) : undefined;
    });
    for (const recipient of ['owner@example.in', 'harpreet@example.in']) {
      expect(mails.some((mail) => mail.includes(`To: ${recipient}`))).toBe(true);
    }
  });

  test('logs nothing about the visitor', () => {
    const lines = server.output().split('\n');
    const logged = lines.filter((line) => line.startsWith('{')).join('\n');
    expect(logged).toContain('/functions/v1/send-contact-email');
    expect(logged).not.toMatch(/harpreet|98765|127\.0\.0\.1/i);
  });

  test('a second server on the same port says so and leaves the first alone', async () => {
    const { code, output } = await runMain({ PORT: port, DATA_DIR });
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is in use.*PORT=.*\n$`));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

test('SIGTERM ends it cleanly despite open connections', async () => {
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  const closed = once(socket, 'close');
  expect(await server.end('SIGTERM')).toBe(0);
  await closed;
});

test('an invalid environment is explained in full, without a stack trace', async () => {
  const { code, output } = await runMain({
    PORT: 'eighty',
    TRUST_PROXY: 'yes',
    JWT_SECRET: 'short',
  });
  expect(code).toBe(1);
  const lines = output.trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  for (const name of ['PORT', 'TRUST_PROXY', 'JWT_SECRET']) {
    expect(lines.some((line) => line.startsWith(`${name} must `))).toBe(true);
  }
});

test('a database that does not answer is explained, and the port is free again', async () => {
  const env = {
    PORT: String(await freePort()),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
  };
  for (let round = 0; round < 2; round += 1) {
    const { code, output } = await runMain(env);
    expect(code).toBe(1);
    expect(output).toMatch(/database/i);
    expect(output).not.toMatch(/ {4}at /);
    expect(output).not.toMatch(/in use/);
  }
});

test('without an administrator it warns, and it stops when its parent process is gone', async () => {
  const child = spawn(process.execPath, [MAIN, '--without-site'], {
    cwd: tmpdir(),
    env: { PORT: port, DATA_DIR },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const output = child.stdout ? text(child.stdout) : '';
  await until(async () => (await fetch(`${server.url}/healthz`).catch(() => undefined))?.ok);
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
  expect(await output).toContain('Warning  ADMIN_EMAIL is not set');
});
