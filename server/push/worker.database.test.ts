import { createDecipheriv, createECDH, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Agent, get } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { referenceOf } from '../../contract/reference.ts';
import { type Desk, openDesk, refusal } from '../../supabase/tests/desk/desk.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';
import {
  deriveVapid,
  isPublicAddress,
  isPushService,
  PrivateAddressError,
  publicAgent,
  startPushWorker,
} from './worker.ts';

/** A browser's subscription; the private half never leaves it. */
const pair = createECDH('prime256v1');
const keys = {
  p256dh: pair.generateKeys().toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
};

/** Decrypts as a browser does, from the bytes alone (RFC 8188 and 8291). */
function readPush(sealed: Buffer): string {
  const salt = sealed.subarray(0, 16);
  const idLength = sealed.readUInt8(20);
  const sender = sealed.subarray(21, 21 + idLength);
  const record = sealed.subarray(21 + idLength);
  const derive = (key: Buffer, by: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, Buffer.from(info), length));
  const both = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    Buffer.from(keys.p256dh, 'base64url'),
    sender,
  ]);
  const shared = derive(pair.computeSecret(sender), Buffer.from(keys.auth, 'base64url'), both, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(shared, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/**
 * A push service on this machine, in place of every other: `agent` leads to it, whatever address is asked for.
 * `status` is what it answers from now on.
 */
async function startPushService() {
  const service = { status: 201, received: [] as { headers: IncomingHttpHeaders; body: Buffer }[] };
  const server = createServer(async (incoming, answer) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    service.received.push({ headers: incoming.headers, body: Buffer.concat(parts) });
    answer.writeHead(service.status, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = Object.assign(new Agent(), { createConnection: () => connect(port, '127.0.0.1') });
  return Object.assign(service, {
    agent,
    stop: () => new Promise((resolve) => server.close(resolve)),
  });
}

const { database } = await createTestDatabase();

const secret = createHash('sha256').update('a secret of the test').digest();
const vapid = deriveVapid({ digests: () => [secret] }, 'mailto:leads@example.in');
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let desk: Desk;
let service: Awaited<ReturnType<typeof startPushService>>;
let worker: ReturnType<typeof startPushWorker>;

beforeAll(async () => {
  desk = await openDesk(database);
});
beforeEach(async () => {
  service = await startPushService();
  await desk.sql('truncate public.leads, private.push_subscriptions cascade');
  worker = startPushWorker({
    ...{ database, vapid, log, agent: service.agent, pollIntervalMs: 3_600_000 },
  });
  await vi.waitFor(async () => expect(await desk.call('push_key()')).toBe(vapid.publicKey));
});
afterEach(async () => {
  await worker.stop();
  await service.stop();
  for (const spy of Object.values(log)) spy.mockClear();
});

const ORIGIN = 'https://fcm.googleapis.com';
const subscribe = (actor: 'administrator' | 'caller' | 'stranger' = 'administrator') =>
  desk.sql(
    'insert into private.push_subscriptions (account, endpoint, p256dh, auth) values ($1, $2, $3, $4)',
    [desk.cast[actor].claims.sub, `${ORIGIN}/browser-of-${actor}`, keys.p256dh, keys.auth],
  );

async function received(count: number) {
  worker.wake();
  await vi.waitFor(() => expect(service.received).toHaveLength(count));
  await worker.stop();
  return service.received.map(({ body }) => JSON.parse(readPush(body)));
}
const waiting = () => desk.sql('select attempts from private.push_outbox');
const subscriptions = async () =>
  (await desk.sql('select 1 from private.push_subscriptions')).length;
test('a new lead is told to the phone without a word of who wrote, signed for its push service', async () => {
  await subscribe();
  const id = await desk.enquire({ subject: 'franchise', name: 'Gurpreet', message: 'A kitchen' });
  await desk.work(id, { fields: { city: 'Ludhiana' } });
  expect(await received(1)).toEqual([
    {
      title: 'New franchise enquiry from Ludhiana',
      body: referenceOf(id),
      url: `/admin#leads/${referenceOf(id)}`,
    },
  ]);
  const headers = service.received[0]?.headers ?? {};
  expect(headers).toMatchObject({
    ...{ ttl: '3600', urgency: 'high', 'content-encoding': 'aes128gcm' },
  });
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const jwk = await importJWK(
    {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    'ES256',
  );
  const { payload } = await jwtVerify(token, jwk, { audience: ORIGIN });
  expect(payload.sub).toBe('mailto:leads@example.in');
  expect(key).toBe(vapid.publicKey);
  expect(await waiting()).toEqual([]);
});

test('a follow-up is told once, when its time has come, to who works on the lead', async () => {
  const lead = await desk.enquire({ subject: 'franchise', phone: '+919876543210' });
  await subscribe();
  await subscribe('caller');
  const due = (at: string, assigned: string | null) =>
    desk.sql(
      `update public.leads set due_at = now() + $1::interval, assigned_to = $2::uuid where id = '${lead}'`,
      [at, assigned],
    );
  const told = () =>
    desk.sql(`select s.account, o.is_follow_up from private.push_outbox o
      join private.push_subscriptions s on s.id = o.subscription`);
  const owner = String(desk.cast.administrator.claims.sub);
  await desk.sql("update private.push_key set told_until = now() - interval '2 minutes'");
  for (const [at, who] of [
    ['1 minute', owner],
    ['-3 minutes', owner],
  ] as const) {
    await due(at, who);
    expect(await desk.callAs('service', 'claim_push(10)')).toEqual([]);
  }
  await due('-1 minute', owner);
  expect(await received(1)).toEqual([
    {
      title: 'Follow up now: franchise enquiry',
      body: referenceOf(lead),
      url: `/admin#leads/${referenceOf(lead)}`,
    },
  ]);
  expect(await desk.callAs('service', 'claim_push(10)')).toEqual([]);
  // Nobody's lead is everybody's.
  await desk.sql("update private.push_key set told_until = now() - interval '2 minutes'");
  await due('-1 minute', null);
  expect(await desk.callAs('service', 'claim_push(10)')).toHaveLength(2);
  expect(await told()).toHaveLength(2);
});

test('doubtful leads and tests are no news, a released one is', async () => {
  await subscribe();
  await desk.sql(
    `insert into public.leads (name, email, message, quarantined_at, is_test) values
       ('A', 'a@b.in', 'm', now(), false), ('B', 'a@b.in', 'm', null, true)`,
  );
  expect(await waiting()).toEqual([]);
  await desk.sql('update public.leads set quarantined_at = null');
  expect(await received(1)).toMatchObject([{ title: 'New enquiry' }]);
});

test.each([
  [404, 0],
  [410, 0],
  [307, 1],
])('of browsers that answer %i, %i are kept; a redirect leads nowhere', async (status, kept) => {
  await subscribe();
  await desk.enquire();
  service.status = status;
  await received(1);
  expect(await subscriptions()).toBe(kept);
  expect(await waiting()).toHaveLength(kept);
});

test('what fails waits and is tried again, and is no news after an hour', async () => {
  await subscribe();
  await desk.enquire();
  service.status = 503;
  await received(1);
  expect(await waiting()).toEqual([{ attempts: 1 }]);
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ status: 503 }),
    expect.any(String),
  );
  // The address of a browser is a secret.
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('/browser');
  const [{ soon } = {}] = await desk.sql('select due_at > now() as soon from private.push_outbox');
  expect(soon).toBe(true);
  await desk.sql(
    "update private.push_outbox set created_at = now() - interval '61 minutes', due_at = now()",
  );
  expect(await desk.callAs('service', 'claim_push(10)')).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('an address that is none of a push service is not asked', async () => {
  await subscribe();
  await desk.sql("update private.push_subscriptions set endpoint = 'https://push.example/x'");
  await desk.enquire();
  worker.wake();
  await vi.waitFor(() =>
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ reason: 'PrivateAddressError' }),
      expect.any(String),
    ),
  );
  expect(service.received).toEqual([]);
});

test('a name that leads into a network of ours is not connected to', async () => {
  const agent = publicAgent();
  const asked = new Promise((_answered, reject) => {
    get('https://localhost:1/x', { agent }).on('error', reject);
  });
  await expect(asked).rejects.toBeInstanceOf(PrivateAddressError);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://fcm.googleapis.com:443/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['https://web.push.apple.com/x', true],
  ['https://fcm.googleapis.com:8443/x', false],
  ['http://fcm.googleapis.com/x', false],
  ['blob:https://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evil-fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com@evil.example/x', false],
  ['https://evil.example#https://fcm.googleapis.com', false],
  ['https://evilpush.apple.com/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://[::7f00:1]/x', false],
  ['no address', false],
])('%s is a push service: %s', (endpoint, is) => expect(isPushService(endpoint)).toBe(is));

test.each([
  ['142.250.1.95', true],
  ['2404:6800:4009::200a', true],
  ['::ffff:142.250.1.95', true],
  ['64:ff9b::142.250.1.95', true],
  ['127.0.0.1', false],
  ['10.0.0.1', false],
  ['169.254.169.254', false],
  ['::1', false],
  ['::7f00:1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::127.0.0.1', false],
  ['64:ff9b:1::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['fe80::1%eth0', false],
  ['fc00::1', false],
  ['4000::1', false],
  ['fcm.googleapis.com', false],
])('%s is public: %s', (address, is) => expect(isPublicAddress(address)).toBe(is));

test('who has no role at the desk gets nothing, and an account takes its browsers along', async () => {
  await subscribe('stranger');
  await desk.enquire();
  expect(await desk.callAs('service', 'claim_push(10)')).toEqual([]);
  expect(await waiting()).toEqual([]);
  const refused = await refusal(
    desk.callAs('stranger', `save_push_subscription('https://push.example/x', $1, $2)`, [
      keys.p256dh,
      keys.auth,
    ]),
  );
  expect(refused).toMatchObject({ code: '42501' });
  await desk.sql('delete from auth.users where id = $1', [desk.cast.stranger.claims.sub]);
  expect(await subscriptions()).toBe(0);
});

test('a browser is saved once and ends on request; the eleventh ends the first', async () => {
  const { p256dh, auth } = keys;
  const save = (endpoint: string) =>
    desk.call('save_push_subscription($1, $2, $3)', [endpoint, p256dh, auth]);
  for (let number = 0; number < 11; number++) await save(`https://push.example/${number}`);
  await save('https://push.example/10');
  expect(await subscriptions()).toBe(10);
  expect(await desk.call("delete_push_subscription('https://push.example/0')")).toBe(false);
  expect(await desk.call("delete_push_subscription('https://push.example/10')")).toBe(true);
  await desk.call("send_test_push('https://push.example/9')");
  await desk.call("send_test_push('https://push.example/9')");
  expect(await waiting()).toHaveLength(1);
  expect(await refusal(desk.call("send_test_push('https://push.example/0')"))).toMatchObject({
    code: 'PT404',
  });
});

test.each([
  ["save_push_subscription('http://push.example/x', $1, $2)", 'endpoint'],
  ["save_push_subscription('https://user@push.example/x', $1, $2)", 'endpoint'],
  ["save_push_subscription('https://push.example/x', $1 || 'x', $2)", 'p256dh'],
  ["save_push_subscription('https://push.example/x', $1, $2 || 'x')", 'auth'],
])('%s is refused', async (call, field) => {
  const { p256dh, auth } = keys;
  expect(await refusal(desk.call(call, [p256dh, auth]))).toMatchObject({
    code: '22023',
    message: expect.stringContaining(field),
  });
});

test('another key ends what was made for the one before', async () => {
  await subscribe();
  await desk.callAs('service', `offer_push_key('${vapid.publicKey}')`);
  expect(await subscriptions()).toBe(1);
  await desk.callAs('service', `offer_push_key('${'C'.repeat(87)}')`);
  expect(await subscriptions()).toBe(0);
  await desk.callAs('service', `offer_push_key('${vapid.publicKey}')`);
});
