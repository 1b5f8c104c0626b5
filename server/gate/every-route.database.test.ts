import pino from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ENQUIRY_ENDPOINT } from '../../contract/paths.ts';
import { createMember } from '../../supabase/tests/actors.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import { folderOfFile } from '../../tests/support/folders.ts';
import { buildApp } from '../app.ts';
import { identifyCaller } from '../auth/identify-caller.ts';
import { loadSigningKeys } from '../auth/keys.ts';
import { buildAuthRoutes } from '../auth/routes.ts';
import { issuerOf } from '../auth/sessions.ts';
import { refuseContent } from '../content/open-content.ts';
import { openPreview } from '../content/preview/serve-preview.ts';
import type { Database } from '../database/database.ts';
import { mountExport } from '../desk/export-routes.ts';
import { openEnquiryFunctions } from '../enquiry/routes.ts';
import { parseEnv } from '../env.ts';
import { countInDatabase, rateKey } from '../rate-limit.ts';
import { buildRestRoutes } from '../rest/routes.ts';
import { openSite } from '../static/read-site.ts';
import { writeBuiltSite } from '../testing/built-site.ts';
import { COST_CLASSES, costClassOf, requireCostClasses } from './cost-classes.ts';
import { identifySender, openGate } from './gate.ts';

const SITE_URL = 'https://yctfc.example';
const KEY = 'sb_publishable_test';
const built = writeBuiltSite();
const dataDir = folderOfFile();

/** How often anybody asked the database. */
let asked = 0;
function counting(database: Database): Database {
  const count =
    <Args extends unknown[], T>(call: (...args: Args) => T) =>
    (...args: Args): T => {
      asked += 1;
      return call(...args);
    };
  const { transaction, transactionAs, statement } = database;
  return {
    ...database,
    transaction: count(transaction) as Database['transaction'],
    transactionAs: count(transactionAs) as Database['transactionAs'],
    statement: count(statement),
  };
}

/** The application as start-server.ts puts it together, on a database that counts. */
async function openParts() {
  const test = await createTestDatabase();
  const database = counting(test.database);
  const env = parseEnv({ DATA_DIR: dataDir, SITE_URL });
  const keys = await loadSigningKeys({
    secrets: [],
    secretsDir: dataDir,
    issuer: issuerOf(SITE_URL),
  });
  const countRequest = countInDatabase(database, rateKey(keys));
  const log = pino({ enabled: false });
  const site = await openSite(built, env);
  const wakeMail = () => {};
  const identify = identifyCaller(keys, KEY);
  const shared = { database, keys, countRequest, wakeMail, log };
  // Its spool reports to the database by itself, whoever asks for what.
  const enquiry = await openEnquiryFunctions({ ...shared, database: test.database, env, site });
  const app = buildApp({
    site,
    log,
    trustProxy: 1,
    gate: openGate(
      identifySender({ keys, siteUrl: SITE_URL, identifyCaller: identify }),
      () => clock,
    ),
    isHealthy: async () => true,
    auth: buildAuthRoutes({ ...shared, siteUrl: SITE_URL, publishableKey: KEY }),
    rest: buildRestRoutes({ database, identifyCaller: identify }),
    functions: enquiry.routes,
    exports: mountExport({ database, log }),
    content: {
      routes: refuseContent({ database, identifyCaller: identify }),
      preview: await openPreview({ env, keys, database }),
    },
  });
  afterAll(enquiry.stop);
  return { app, site, keys, database: test.database };
}

/** Each test begins with all of its allowance. */
let clock = 0;
const parts = await openParts();
beforeEach(() => {
  clock += 3_600_000;
  asked = 0;
});

async function flood(path: string, init: (at: number) => RequestInit) {
  const statuses: number[] = [];
  for (let at = 0; at < 150; at += 1)
    statuses.push((await parts.app.request(path, init(at))).status);
  return { refused: statuses.filter((status) => status === 429).length, statuses };
}

/** What comes from elsewhere meanwhile. */
const sendEnquiry = () =>
  parts.app.request(ENQUIRY_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.9' },
    body: JSON.stringify({
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '+919876543210',
      subject: 'support',
      message: 'Please call me about a franchise in Ludhiana.',
    }),
  });

test('every route of the application has a class, and no built file lies where one is counted', () => {
  const { app, site } = parts;
  expect(app.routes.length).toBeGreaterThan(40);
  expect(() => requireCostClasses(app.routes)).not.toThrow();
  const reached = new Set(app.routes.map(({ path }) => costClassOf(path)));
  for (const name of Object.keys(COST_CLASSES).filter((name) => name !== 'draft'))
    expect(reached).toContain(name);
  expect(site.files.size).toBeGreaterThan(3);
  for (const path of site.files.keys()) expect(costClassOf(path)).toBeUndefined();
});

test('made-up tickets of exports reach the database as often as the burst', async () => {
  const { refused } = await flood('/desk/export', (at) => ({
    method: 'POST',
    body: new URLSearchParams({ ticket: at.toString(16).padStart(64, '0') }),
  }));
  expect([refused, asked]).toEqual([140, 10]);
  expect((await sendEnquiry()).status).toBe(201);
});

test('content is not asked for without a token more often than the burst, and never of the database', async () => {
  const { refused } = await flood('/desk/content', () => ({ headers: { apikey: KEY } }));
  expect([refused, asked]).toEqual([120, 0]);
  expect((await sendEnquiry()).status).toBe(201);
});

test('an account whose session has ended reaches the database as often as the burst', async () => {
  const { keys, database } = parts;
  const id = await createMember(database, 'editor@example.in', 'editor');
  await database.statement('delete from auth.sessions where user_id = $1', [id]);
  const now = Math.floor(Date.now() / 1000);
  const token = await keys.sign({
    ...{ sub: id, session_id: id, aud: 'authenticated', role: 'authenticated' },
    ...{ iss: issuerOf(SITE_URL), iat: now, exp: now + 600 },
  });
  const headers = { apikey: KEY, authorization: `Bearer ${token}` };
  const { refused, statuses } = await flood('/desk/content', () => ({ headers }));
  expect(statuses[0]).toBe(401);
  expect([refused, asked]).toEqual([90, 60]);
  expect((await sendEnquiry()).status).toBe(201);
});

test.each([
  ['/preview/x', 120],
  ['/functions/v1/desk-calendar?token=x', 90],
])('%s is refused after the burst', async (path, expected) => {
  expect((await flood(path, () => ({}))).refused).toBe(expected);
  expect(asked).toBeLessThanOrEqual(2 * 60);
});

test('a known device signs in while strangers on its network flood the sign-in', async () => {
  const { keys } = parts;
  const [signature = ''] = keys
    .digests('device', 'known')
    .map((digest) => digest.toString('base64url'));
  const body = JSON.stringify({ email: 'nobody@example.in', password: 'x' });
  const signIn = (headers: Record<string, string> = {}) => ({
    method: 'POST',
    body,
    headers: { apikey: KEY, ...headers },
  });
  const path = '/auth/v1/token?grant_type=none';
  expect((await flood(path, () => signIn())).refused).toBe(30);
  const cookie = `__Secure-yctfc-device=known.${signature}`;
  expect((await parts.app.request(path, signIn({ cookie }))).status).toBe(400);
});

test('a device without a session is a stranger where leads and content are asked for', async () => {
  const { keys } = parts;
  const cookieOf = (name: string) =>
    `__Secure-yctfc-device=${name}.${keys.digests('device', name)[0]?.toString('base64url')}`;
  for (const [path, burst] of [
    ['/rest/v1/rpc/desk_leads', 60],
    ['/desk/content', 30],
  ] as const) {
    const { refused } = await flood(path, (at) => ({
      headers: { apikey: KEY, cookie: cookieOf(`device-${at}`) },
    }));
    expect(refused, path).toBe(150 - burst);
  }
});
