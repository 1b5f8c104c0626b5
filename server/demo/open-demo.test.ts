import { existsSync, rmSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { CallerRole } from '../caller.ts';
import { parseEnv } from '../env.ts';
import { StartupError } from '../process/startup-error.ts';
import { demoEnv, openDemo } from './open-demo.ts';

const PUBLIC = /for this machine alone/;
const DATABASE = /has a database of its own/;

test.each([
  [{ SITE_URL: 'https://yctfc.example' }, PUBLIC],
  [{ SITE_URL: 'http://192.168.1.20:3000' }, PUBLIC],
  [{ DESK_URL: 'https://desk.yctfc.example', SITE_URL: 'https://localhost' }, PUBLIC],
  [{ HOST: '0.0.0.0' }, PUBLIC],
  [{ TRUST_PROXY: '1' }, PUBLIC],
  [{ DATABASE_URL: 'postgres://yctfc@db.example/yctfc' }, DATABASE],
  [{ DATABASE_URL: 'postgres://yctfc@localhost/yctfc' }, DATABASE],
  [{ PUBLIC_SUPABASE_URL: 'https://abc.supabase.co' }, DATABASE],
])('%j is refused with a sentence', (settings, sentence) => {
  const start = () => demoEnv(parseEnv(settings));
  expect(start).toThrow(StartupError);
  expect(start).toThrow(sentence);
});

test('nothing of the real product is used: data, secrets, addresses, mail server', () => {
  const env = parseEnv({
    DATA_DIR: 'var',
    ADMIN_EMAIL: 'owner@yctfc.example',
    LEADS_TO: 'sales@yctfc.example',
    SMTP_URL: 'smtps://user:word@mail.example:465',
    JWT_SECRET: 'a secret of at least thirty-two characters',
  });
  const demo = demoEnv(env);
  expect(demo).not.toHaveProperty('smtpUrl');
  expect([demo.adminEmail, demo.leadsTo, demo.jwtSecrets]).toEqual([
    'admin@example.com',
    'admin@example.com',
    [],
  ]);
  expect(demo.dataDir.startsWith(env.dataDir)).toBe(false);
  expect(existsSync(demo.dataDir)).toBe(true);
  rmSync(demo.dataDir, { recursive: true });
});

test.each<[CallerRole, number, number]>([
  ['anon', 401, 0],
  ['authenticated', 202, 1],
])('%s asks to leave: %i', async (role, status, times) => {
  const leave = vi.fn();
  const routes = openDemo(parseEnv({}), leave).routes(async () => ({ role, claims: {} }));
  expect((await routes.request('/leave', { method: 'POST' })).status).toBe(status);
  expect(leave).toHaveBeenCalledTimes(times);
});
